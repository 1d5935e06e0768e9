import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { comfy, hosted, writeEngines } from '../../../test/engines-file.ts';
import { makeTestFolder } from '../../../test/test-folder.ts';
import { ConfigError, loadConfig } from '../../config/config.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeTestFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const load = (content: object, environment = {}) =>
  loadConfig({ KINORA_DATA: folder, KINORA_ENGINES: writeEngines(folder, content), ...environment }).engines;

it('without a file the studio makes everything', () => {
  expect(loadConfig({ KINORA_DATA: folder }).engines).toMatchObject({ foreign: [], byDefault: ['studio'] });
});

it('reads engines, themes and keys of the environment', () => {
  const engines = { gpus: comfy('http://127.0.0.1:8188/'), cloud: hosted('https://vendor.example/v1/') };
  const config = load(
    { engines, default: ['studio', 'cloud'], themes: { sakura: ['gpus', 'studio'] } },
    { TEST_VENDOR_KEY: 'a key' },
  );
  expect(config.foreign).toMatchObject([
    { name: 'gpus', kind: 'comfyui', servers: [{ url: 'http://127.0.0.1:8188', token: null }], timeLimitMs: 180_000 },
    { name: 'cloud', kind: 'hosted', key: 'a key', baseUrl: 'https://vendor.example/v1', shootBudgetMinor: 10_000 },
  ]);
  expect(config.byTheme.get('sakura')).toEqual(['gpus', 'studio']);
});

it('reads who shoots descriptions, and who may have their words', () => {
  const told = { ...comfy('http://127.0.0.1:8189'), userWords: true };
  const config = load({
    engines: { gpus: comfy('http://127.0.0.1:8188'), told },
    themes: { custom: ['told', 'gpus'] },
  });
  expect(config.byTheme.get('custom')).toEqual(['told', 'gpus']);
  expect(config.foreign.map(({ name, takesWords }) => [name, takesWords])).toEqual([
    ['gpus', false],
    ['told', true],
  ]);
});

it('knows who outside of this machine gets photos: by vendor and address, unless the file says otherwise', () => {
  const config = load(
    {
      engines: {
        here: comfy('http://127.0.0.1:8188', 'http://[::1]:8188', 'http://localhost:8188'),
        elsewhere: comfy('http://127.0.0.1:8188', 'https://gpu.example.org:8443', 'http://10.0.0.5:8188'),
        tunnel: { ...comfy('http://127.0.0.1:8189'), outside: 'Rented GPUs' },
        container: { ...comfy('http://comfyui:8188'), outside: false },
        cloud: hosted('http://127.0.0.1:9000'),
        local: { ...hosted('http://127.0.0.1:9000'), outside: false },
      },
    },
    { TEST_VENDOR_KEY: 'a key' },
  );
  expect(Object.fromEntries(config.foreign.map(({ name, outside }) => [name, outside]))).toEqual({
    ...{ here: [], elsewhere: ['gpu.example.org', '10.0.0.5'], tunnel: ['Rented GPUs'], container: [] },
    ...{ cloud: ['OpenAI'], local: [] },
  });
});

describe('a file that is wrong', () => {
  const cloud = hosted('https://vendor.example');
  it.each([
    ['a key that is missing', { engines: { cloud } }, 'the environment has no TEST_VENDOR_KEY'],
    [
      'a vendor on this machine',
      { engines: { cloud: { ...cloud, keyFrom: 'PATH', baseUrl: undefined, outside: false } } },
      'needs a baseUrl',
    ],
    ['an engine that is missing', { engines: {}, default: ['gpus'] }, 'default names the engine gpus'],
    ['a theme that is missing', { engines: {}, themes: { moon: ['studio'] } }, 'no theme moon'],
    ['a prompt for all descriptions', { engines: {}, prompts: { custom: 'by the sea' } }, 'no prompt of its own'],
    ['an engine named twice', { engines: {}, default: ['studio', 'studio'] }, 'names an engine twice'],
    ['a second studio', { engines: { studio: comfy('http://127.0.0.1') } }, 'studio is there already'],
    ['a key written down', { engines: { cloud: { ...cloud, key: 'secret' } } }, 'Unrecognized key'],
    ['no budget', { engines: { cloud: { ...cloud, budget: undefined } } }, 'budget'],
    ['an address that is none', { engines: { gpus: comfy('gpu-1:8188') } }, 'URL'],
    [
      'a workflow that is missing',
      { engines: { gpus: { ...comfy('http://127.0.0.1'), workflow: 'no.json' } } },
      'no.json cannot be read',
    ],
  ])('is refused at the start: %s', (_, content, why) => {
    const read = () => load(content, { PATH: '/bin' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(why);
  });
});
