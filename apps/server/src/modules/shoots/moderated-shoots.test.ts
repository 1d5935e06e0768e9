import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hosted, writeEngines } from '../../../test/engines-file.ts';
import { type HostedPeer, startHostedPeer } from '../../../test/hosted-peer.ts';
import { eventually, newSn, openWorld, type World } from '../../../test/module-world.ts';
import { makeTestFolder } from '../../../test/test-folder.ts';
import type { User } from '../../gateway/command-handler.ts';

const SHEETS = 20;
let cloud: HostedPeer;
let folder: string;
let world: World;
let user: User;
let faceId: string;
beforeAll(async () => {
  folder = await makeTestFolder();
  cloud = await startHostedPeer('the key');
  const file = writeEngines(folder, {
    engines: { cloud: hosted(cloud.url) },
    themes: { 'neon-night': ['cloud'], sakura: ['cloud', 'studio'] },
  });
  world = await openWorld({ environment: { KINORA_ENGINES: file, TEST_VENDOR_KEY: 'the key' } });
});
afterAll(async () => {
  await world.dispose();
  await cloud.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  cloud.requests.length = 0;
  world.studio.dropped.clear();
  world.studio.refuse = () => undefined;
  ({ user, faceId } = await world.signInWithFace());
  await world.answer(user, 'outside');
});

async function shoot(theme: string) {
  const { id } = await world.call('SHOOT', user, { theme, faces: [faceId], sn: newSn() });
  const progress = async () => (await world.call('QUEUERESULT', user, { id })).shoots[0];
  await eventually(async () => ['finished', 'failed'].includes((await progress())?.state ?? ''));
  const ended = await progress();
  if (!ended) throw new Error('the shoot is gone');
  return ended;
}
const messages = async () => (await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 })).messages;

/** Refuses the first pictures that are looked at. */
function refuseFirst(count: number, reason: 'sexual' | 'minor'): void {
  let looked = 0;
  world.studio.refuse = () => (looked++ < count ? reason : undefined);
}

it('a refused picture is neither stored nor counted, and its owner is told how many and why', async () => {
  refuseFirst(3, 'sexual');
  const ended = await shoot('city-evening');
  expect(ended).toMatchObject({ state: 'finished', dropped: 3 });
  expect(ended.photos).toHaveLength(SHEETS - 3);
  expect(ended.troubles).toEqual([{ engine: 'studio', what: 'moderated', why: 'sexual', sheets: 3 }]);
  expect(await messages()).toMatchObject([{ template: 363, args: ['city-evening', '3', 'sexual'] }]);
  const rows = await world.deps.db.selectFrom('photos').select('id').where('shoot_id', '=', ended.id).execute();
  expect(rows).toHaveLength(SHEETS - 3);
});

it('a shoot of which all was refused fails and says so', async () => {
  world.studio.refuse = () => 'minor';
  const ended = await shoot('city-evening');
  expect(ended).toMatchObject({ state: 'failed', dropped: SHEETS, photos: [] });
  expect(await messages()).toMatchObject([{ template: 364, args: ['city-evening', 'minor'] }]);
});

it('of a shoot that failed for the photo as well the advice about the photo is given', async () => {
  refuseFirst(1, 'sexual');
  for (let sheet = 1; sheet < SHEETS; sheet++) world.studio.dropped.add(sheet);
  const ended = await shoot('city-evening');
  expect(ended.troubles).toContainEqual({ engine: 'studio', what: 'moderated', why: 'sexual', sheets: 1 });
  expect(await messages()).toMatchObject([{ template: 351 }]);
});

it('what a foreign engine drew is taken anew before it is left out', async () => {
  refuseFirst(2, 'sexual');
  const ended = await shoot('neon-night');
  expect(ended).toMatchObject({ state: 'finished', dropped: 0, troubles: [] });
  expect(cloud.requests).toHaveLength(SHEETS + 2);
});

it('a picture that stays refused is made by the next engine, and its owner is told', async () => {
  world.studio.refuse = (isOwn) => (isOwn ? undefined : 'sexual');
  const ended = await shoot('sakura');
  expect(ended).toMatchObject({ state: 'finished', dropped: 0 });
  expect(ended.troubles).toEqual([
    { engine: 'hosted', what: 'moderated', why: 'sexual', instead: 'studio', sheets: SHEETS },
  ]);
  expect(cloud.requests).toHaveLength(SHEETS * 3);
  expect(await messages()).toMatchObject([{ template: 360, args: ['sakura', '20', 'hosted', 'studio'] }]);
});
