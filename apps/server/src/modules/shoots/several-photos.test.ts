import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newSn, openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { settleWaitingShoots } from './settle-waiting-shoots.ts';
import { makeShoot } from './shoot.worker.ts';

const SHEETS = 20;
const never = new AbortController().signal;
let world: World;
let user: User;
/** Photos of the user: calm, smiling, turned to the left and to the right. */
let faces: string[];
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  world.studio.shot.length = 0;
  world.studio.failures.length = 0;
  const first = await world.signInWithFace();
  user = first.user;
  faces = [first.faceId];
  for (const bearing of [{ smile: 0.9 }, { yaw: -18 }, { yaw: 18 }]) {
    world.studio.bearing = bearing;
    const id = await world.addFace(user);
    await world.makeReady(id);
    faces.push(id);
  }
  world.studio.bearing = {};
});

const start = async (ids = faces, theme = 'executive') =>
  (await world.call('SHOOT', user, { theme, faces: ids, sn: newSn() })).id;
const run = (shootId: string) => makeShoot(world.deps, { shootId }, never);
const photosOf = (id: string) => world.deps.db.selectFrom('photos').selectAll().where('shoot_id', '=', id).execute();
const castOf = async (id: string) =>
  new Map((await photosOf(id)).map(({ sheet, face_ids }): [number, string[]] => [sheet, face_ids]));
const messagesOf = (id: string) => world.deps.db.selectFrom('messages').selectAll().where('extra', '=', id).execute();
const erase = (id: string) => world.deps.db.deleteFrom('faces').where('id', '=', id).execute();

describe('a shoot with several photos of one person', () => {
  it('is of one person and takes every photo', async () => {
    const id = await start();
    await run(id);
    const photos = await photosOf(id);
    expect(photos.map(({ parts }) => parts)).toEqual(Array(SHEETS).fill(1));
    expect(new Set(photos.flatMap(({ face_ids }) => face_ids))).toEqual(new Set(faces));
    const plateOf = new Map(world.studio.shot.map(({ sheet, plates }) => [sheet, plates]));
    for (const { sheet, face_ids } of photos)
      expect(plateOf.get(sheet)).toMatchObject([expect.stringContaining(face_ids[0] ?? '-')]);
  });

  it('takes the same photo for a sheet in a second run and in a second shoot of the same', async () => {
    const once = await start();
    await run(once);
    const cast = await castOf(once);
    const again = await start();
    world.studio.failures.push(new Error('the engine fell over'));
    await expect(run(again)).rejects.toThrow('the engine fell over');
    await run(again);
    expect(await castOf(again)).toEqual(cast);
  });

  it('goes on with the other photos when one is deleted or erased, and records what was taken', async () => {
    const id = await start();
    const [first = '', second = '', third = '', fourth = ''] = faces;
    await world.call('DISLIKEPHOTO', user, { of: 'faces', ids: [second], mark: 'delete' });
    await erase(third);
    await run(id);
    const taken = new Set((await photosOf(id)).flatMap(({ face_ids }) => face_ids));
    expect(taken).toEqual(new Set([first, fourth]));
    expect(await messagesOf(id)).toMatchObject([{ template: 350 }]);
  });

  it('fails when all of them are erased', async () => {
    const id = await start();
    for (const face of faces) await erase(face);
    await run(id);
    expect(await messagesOf(id)).toMatchObject([{ template: 351 }]);
  });

  it('waits for a photo that is being prepared, and begins without one that fails', async () => {
    const preparing = await world.addFace(user);
    const id = await start([...faces, preparing]);
    const placeOf = async () =>
      (await world.deps.db.selectFrom('shoots').select('queue_number').where('id', '=', id).executeTakeFirst())
        ?.queue_number;
    await settleWaitingShoots(world.deps, { faceId: preparing });
    expect(await placeOf()).toBeNull();
    await world.deps.db.updateTable('faces').set({ state: 'failed' }).where('id', '=', preparing).execute();
    await settleWaitingShoots(world.deps, { faceId: preparing });
    expect(await placeOf()).not.toBeNull();
    await run(id);
    expect((await photosOf(id)).flatMap(({ face_ids }) => face_ids)).not.toContain(preparing);
  });

  it('stores which photo each sheet takes, as the picture itself does', async () => {
    const id = await start();
    await run(id);
    const [photo] = await photosOf(id);
    const [stored] = await world.deps.db
      .selectFrom('shoots')
      .select(['casts', 'face_ids'])
      .where('id', '=', id)
      .execute();
    expect(stored?.casts?.sheets[photo?.sheet ?? 0]).toEqual(photo?.face_ids);
    expect(stored?.face_ids).toEqual(faces);
  });
});

describe('a shoot with one photo of each person', () => {
  it('is stored and made as before there were several', async () => {
    const id = await start(faces.slice(0, 1));
    const [stored] = await world.deps.db
      .selectFrom('shoots')
      .select(['casts', 'face_ids'])
      .where('id', '=', id)
      .execute();
    expect(stored).toEqual({ casts: null, face_ids: faces.slice(0, 1) });
  });
});

describe('a shoot of two people with several photos', () => {
  it('casts each on their own and keeps who stands where', async () => {
    const ann = await world.addPerson(user, 'Ann');
    const [first = '', second = ''] = faces;
    const id = await start([first, ann.id, second], 'studio-grey');
    await run(id);
    const photos = await photosOf(id);
    expect(new Set(photos.map(({ parts }) => parts))).toEqual(new Set([2]));
    expect(new Set(photos.map(({ face_ids }) => face_ids[1]))).toEqual(new Set([ann.id]));
    expect(new Set(photos.map(({ face_ids }) => face_ids[0]))).toEqual(new Set([first, second]));
  });
});
