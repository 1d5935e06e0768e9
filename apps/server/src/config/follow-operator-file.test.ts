import { readFile, rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestFolder } from '../../test/test-folder.ts';
import { createLog } from '../log.ts';
import { ConfigError, loadConfig } from './config.ts';
import { followOperatorFile } from './follow-operator-file.ts';

let folder: string;
const told: string[] = [];
const log = createLog('info', { write: (line: string) => told.push(line) });

beforeEach(async () => {
  folder = await makeTestFolder();
  told.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const follow = () => followOperatorFile(loadConfig({ KINORA_DATA: folder, KINORA_KEEP_DAYS: '12' }), log);
const write = (text: string) => writeFile(`${folder}/operator.json`, text);

const activityOf = (changed: object): string => {
  const time = { start: '2026-12-24T00:00:00+08:00', end: '2027-01-07T00:00:00+08:00' };
  return JSON.stringify({ keepdays: 5, activities: [{ id: 'snow', ...time, unit: 'card', count: 3, ...changed }] });
};

test('activities are read with their times', async () => {
  await write(activityOf({ keywords: ['first-snow'], bind: 'phone' }));
  const followed = follow();
  expect(followed.config.business.activities).toMatchObject([
    { id: 'snow', start: Date.UTC(2026, 11, 23, 16), bind: 'phone', platform: [], hint: {} },
  ]);
  followed.close();
});

test('without a file the environment counts', () => {
  const followed = follow();
  expect(followed.config.business).toMatchObject({ keepDays: 12, disable4k: false });
  followed.close();
});

test('what the file says goes before the environment, and is taken back with it', async () => {
  await write('{ "keepdays": 3, "operator": { "name": "Atelier" } }');
  const followed = follow();
  expect(followed.config.business).toMatchObject({ keepDays: 3, operator: { name: 'Atelier', contact: '' } });
  await rm(`${folder}/operator.json`);
  followed.look();
  expect(followed.config.business.keepDays).toBe(12);
  followed.close();
});

test('the example of a file says what the specification has: eight shoots of which nothing is kept; a shop without one has four, and where all is free nobody rests', async () => {
  const shootsOf = (shop: string) => {
    const followed = followOperatorFile(loadConfig({ KINORA_DATA: folder, KINORA_SHOP: shop }), log);
    followed.close();
    return followed.config.business.freeBatch;
  };
  expect([shootsOf('off'), shootsOf('sandbox')]).toEqual([0, 4]);
  await write(await readFile(new URL('../../../../docs/operator.example.json', import.meta.url), 'utf8'));
  expect(shootsOf('sandbox')).toBe(8);
});

test('a change counts without a restart, for whoever holds the configuration already', async () => {
  const followed = follow();
  const { config } = followed;
  await write('{ "disable4k": true, "realperson": "required", "terms": { "service": "2027-01" } }');
  followed.look();
  expect(config.business).toMatchObject({
    ...{ disable4k: true, realPerson: 'required', serviceVersion: '2027-01', keepDays: 12 },
  });
  followed.close();
});

test.each([
  ['is no JSON', '{ "keepdays": 3'],
  ['has a field that nobody knows', '{ "keepday": 3 }'],
  ['has a value that is out of range', '{ "keepdays": 0 }'],
  ['has limits that exclude each other', '{ "custommin": 300 }'],
  ['has others that exclude each other', '{ "questionmin": 300 }'],
  ['has an activity that ends before it begins', activityOf({ end: '2026-12-01T00:00:00+08:00' })],
  ['rewards a theme that there is not', activityOf({ keywords: ['no-such-theme'] })],
  ['hides a choice that there is not', '{ "shop": { "firstrecharge": { "price": 2000, "keywords": ["place.sea"] } } }'],
])('a file that %s is refused, told once, and the former one stays', async (_how, text) => {
  await write('{ "keepdays": 4 }');
  const followed = follow();
  await write(text);
  followed.look();
  followed.look();
  expect(followed.config.business.keepDays).toBe(4);
  expect(told.filter((line) => line.includes('refused'))).toHaveLength(1);
  await write('{ "keepdays": 5 }');
  followed.look();
  expect(followed.config.business.keepDays).toBe(5);
  followed.close();
});

test('a file that is wrong at the start ends the start', async () => {
  await write('{ "keepdays": "many" }');
  expect(follow).toThrow(ConfigError);
  expect(follow).toThrow(/operator\.json: [\s\S]*keepdays/);
});

test('a photo of a custom shoot costs what any does unless the file says otherwise', async () => {
  await write('{ "shop": { "photocards": 4 } }');
  const followed = follow();
  expect(followed.config.business.shop).toMatchObject({ photoCards: 4, customCards: 4, fourkCards: 0, videoCards: 0 });
  await write('{ "shop": { "photocards": 4, "customcards": 7, "fourkcards": 2, "videocards": 3 } }');
  followed.look();
  expect(followed.config.business.shop).toMatchObject({ photoCards: 4, customCards: 7, fourkCards: 2, videoCards: 3 });
  followed.close();
});
