import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ComfyPeer, startComfyPeer } from '../../../test/comfy-peer.ts';
import { comfy, hosted, writeEngines } from '../../../test/engines-file.ts';
import { type HostedPeer, REFUSED_BY_OPENAI, startHostedPeer } from '../../../test/hosted-peer.ts';
import { newSn, openWorld, type World } from '../../../test/module-world.ts';
import { makeTestFolder } from '../../../test/test-folder.ts';
import { makeShoot } from './shoot.worker.ts';

const TEXT = '冬天的海边日落，给妈妈小芳穿红色大衣，不要雪';
const COUNT = 4;
let folder: string;
let gpus: ComfyPeer;
let cloud: HostedPeer;
let world: World | undefined;
beforeEach(async () => {
  folder = await makeTestFolder();
  [gpus, cloud] = await Promise.all([startComfyPeer(), startHostedPeer('the key')]);
});
afterEach(async () => {
  await world?.dispose();
  await Promise.all([gpus.die(), cloud.close()]);
  await rm(folder, { recursive: true });
});

/** Shoots the description where the engines of the configuration say. */
async function shoot(chain: readonly string[], change: object = {}, people = 1) {
  const engines = { gpus: { ...comfy(gpus.url), ...change }, cloud: { ...hosted(cloud.url), ...change } };
  const file = writeEngines(folder, { engines, themes: { custom: chain } });
  world = await openWorld({ jobs: 'manual', environment: { KINORA_ENGINES: file, TEST_VENDOR_KEY: 'the key' } });
  const { user, faceId } = await world.signInWithFace();
  const other = await world.addPerson(user);
  for (const mid of [user.uid, other.mid]) await world.answer(user, 'outside', true, mid);
  const faces = [faceId, other.id].slice(0, people);
  const { id, understood } = await world.call('SHOOT', user, {
    ...{ custom: { text: TEXT, count: COUNT }, faces, sn: newSn() },
  });
  await makeShoot(world.deps, { shootId: id }, new AbortController().signal);
  const [ended] = (await world.call('QUEUERESULT', user, { id })).shoots;
  if (!ended) throw new Error('the shoot is gone');
  const { engine } = await world.deps.db.selectFrom('shoots').selectAll().executeTakeFirstOrThrow();
  return { ended, engine, understood, studio: world.studio };
}

it('a description goes to a hosted engine as what was understood, never in the words of the user', async () => {
  const { ended, engine, studio } = await shoot(['cloud', 'studio']);
  expect([ended.state, ended.photos.length, engine]).toEqual(['finished', COUNT, 'hosted']);
  expect(studio.shot).toEqual([]);
  for (const { prompt } of cloud.requests) {
    expect(prompt).toContain('Scene: By the sea, at sunset, in winter. Wearing red coat.');
    expect(prompt).toContain('Not in the picture: snow.');
    expect(prompt).not.toMatch(/[\p{Script=Han}]/u);
  }
  const compositions = cloud.requests.map(({ prompt }) => /Composition: [^.]*/.exec(prompt)?.[0]);
  expect(new Set(compositions).size).toBe(COUNT);
});

it('promises what the engine that makes the pictures can draw', async () => {
  const { understood } = await shoot(['cloud', 'studio']);
  expect(understood?.drawn.map(({ id }) => id)).toContain('coat');
  expect(understood?.notPossible).toEqual([]);
});

it('a description of two people goes with both faces', async () => {
  const { ended } = await shoot(['cloud'], {}, 2);
  expect(ended.photos).toHaveLength(COUNT);
  for (const { prompt, references } of cloud.requests) {
    expect(references).toHaveLength(2);
    expect(prompt).toContain('the 2 people in the reference images together');
    expect(prompt).toContain('red coat, both of them');
  }
});

it('a description fills the slots of a workflow', async () => {
  const { ended, engine } = await shoot(['gpus']);
  expect([ended.state, ended.photos.length, engine]).toEqual(['finished', COUNT, 'comfyui']);
  expect(gpus.prompts.size).toBe(COUNT);
  for (const nodes of gpus.prompts.values()) {
    expect(nodes[6]?.inputs.prompt).toContain('By the sea, at sunset, in winter');
    expect(nodes[7]?.inputs.prompt).toMatch(/, snow$/);
    expect(JSON.stringify(nodes)).not.toContain('小芳');
  }
});

it.each(['cloud', 'gpus'])('the words of the user go along where the operator allows it: %s', async (name) => {
  await shoot([name], { userWords: true });
  const prompts = [
    ...cloud.requests.map(({ prompt }) => prompt),
    ...[...gpus.prompts.values()].map((n) => JSON.stringify(n)),
  ];
  expect(prompts).toHaveLength(COUNT);
  for (const prompt of prompts) expect(prompt).toContain(`In their own words: “${TEXT}”.`);
});

it('what the vendor refuses of a description the studio makes', async () => {
  cloud.replies.push(REFUSED_BY_OPENAI);
  const { ended, studio } = await shoot(['cloud', 'studio']);
  expect(ended.photos).toHaveLength(COUNT);
  expect(ended.troubles).toEqual([{ engine: 'hosted', what: 'refused', instead: 'studio', sheets: 1 }]);
  expect(studio.shot).toMatchObject([{ themeId: 'custom', recipe: { count: COUNT } }]);
});
