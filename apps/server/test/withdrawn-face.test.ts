import { afterAll, beforeAll, expect, test } from 'vitest';
import { markPhotos, PHOTO_MARK, readFiles } from './everything-of-a-user.ts';
import { eventually, openWorld, type World } from './module-world.ts';
import { sendFrames } from './send-frames.ts';

const SHEETS = 20;
/** What the privacy policy promises. */
const MINUTE_MS = 60_000;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.dispose());

test('without the consent to the use of the face nothing is there that was made of it but the photos, which nobody else sees', async () => {
  const user = await world.signIn();
  const { faceVersion: version, squareVersion } = world.deps.config.business;
  await world.call('AGREEPROTOCOL', user, { kind: 'face', version, agree: true });
  await markPhotos(world);
  const faceId = await world.addFace(user);
  const { mid } = await world.addPerson(user, 'Ann');
  const icons = async () => (await world.call('QUERYICONS', user, {})).icons;
  await eventually(async () => (await icons()).every(({ state }) => state === 'ready'));
  world.studio.stills = [[2], [12]];
  await sendFrames(world, user, await world.call('FACEAUTH', user, {}), { keep: true });
  await world.answer(user, 'covers');
  await world.answer(user, 'covers', true, mid);
  const covers = () => world.deps.db.selectFrom('theme_covers').select('theme').where('uid', '=', user.uid).execute();
  await eventually(async () => (await covers()).length > 2);

  const progress = async (id: string) => (await world.call('QUEUERESULT', user, { id })).shoots[0];
  const { id: finished } = await world.shoot(user, [faceId]);
  await eventually(async () => (await progress(finished))?.state === 'finished');
  const [kept = ''] = ((await progress(finished))?.photos ?? []).map(({ id }) => id);
  await world.call('DISLIKEPHOTO', user, { of: 'photos', ids: [kept], mark: 'keep' });
  await world.call('AGREEPROTOCOL', user, { kind: 'square', version: squareVersion, agree: true });
  await world.call('SUBMITSQUARE', user, { id: kept, share: true });
  const square = async () => (await world.call('QUERYSQUARE', world.guest, {})).square.map(({ id }) => id);
  expect(await square()).toEqual([kept]);
  world.studio.hold();
  const { id: running } = await world.shoot(user, [faceId]);
  await eventually(async () => world.studio.held > 0);
  const ofFaces = async () =>
    (await readFiles(world)).filter(
      ({ name, text }) => name.includes(`${user.uid}/faces/`) || text.includes(PHOTO_MARK),
    );
  expect((await ofFaces()).length).toBeGreaterThan(9);

  const withdrawnAt = performance.now();
  await world.call('AGREEPROTOCOL', user, { kind: 'face', version, agree: false });
  // With the answer.
  expect([await icons(), await covers(), await square()]).toEqual([[], [], []]);
  world.studio.release();
  await eventually(async () => (await progress(running))?.state === 'failed');
  expect((await progress(running))?.photos.length).toBeLessThan(SHEETS);
  await eventually(async () => (await ofFaces()).length === 0);
  expect(performance.now() - withdrawnAt).toBeLessThan(MINUTE_MS);
  expect((await world.call('QUERYIMGS', user, { ids: [kept] })).imgs).toHaveLength(1);
});
