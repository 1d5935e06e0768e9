import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepPhoto } from '../../../test/keep-photo.ts';
import { openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { shootLarger } from './shoot-larger.worker.ts';

const never = new AbortController().signal;
let world: World;
let user: User;
let faceId: string;
let photoId: string;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  ({ user, faceId, photoId } = await keepPhoto(world));
});

const unkeep = () => world.call('DISLIKEPHOTO', user, { of: 'photos', ids: [photoId], mark: 'unkeep' });
const photo = async () => (await world.call('QUERYIMGS', user, { ids: [photoId] })).imgs[0];
const jobsOf = async (name: string) =>
  (
    await sql<{ data: { photoId?: string } }>`select data from pgboss.job where name = ${name}`.execute(world.deps.db)
  ).rows.filter(({ data }) => data.photoId === photoId).length;
const events = async () => {
  const kinds = await world.deps.db
    .selectFrom('push_outbox')
    .select('kind')
    .where('subject_id', '=', photoId)
    .execute();
  return kinds.length;
};

describe('a photo that is kept', () => {
  const larger = () => shootLarger(world.deps, { photoId }, never);
  const small = async () =>
    (await world.deps.db.selectFrom('photos').selectAll().where('id', '=', photoId).execute())[0];

  it('is shot again larger, once, and looked at and saved so from then on', async () => {
    expect(await jobsOf('shoot-larger')).toBe(1);
    const before = await photo();
    await Promise.all([larger(), larger()]);
    await larger();
    const shown = await photo();
    expect(shown).toMatchObject({ width: 384, height: 512 });
    expect(shown?.url).not.toBe(before?.url);
    expect(await world.deps.objects.exists((await small())?.large_key ?? '')).toBe(true);
    const told = await events();
    await larger();
    expect(await events()).toBe(told);
  });

  it('stays as it is once it is put back, or its face is gone', async () => {
    await world.call('DISLIKEPHOTO', user, { of: 'faces', ids: [faceId], mark: 'delete' });
    await larger();
    expect((await small())?.large_key).toBeNull();
    await unkeep();
    await larger();
    expect((await small())?.large_key).toBeNull();
  });

  it('leaves nothing of it behind when it was erased before its larger picture was written', async () => {
    const { objects, db } = world.deps;
    const written: string[] = [];
    const put: typeof objects.put = async (key, ...rest) => {
      await db.deleteFrom('photos').where('id', '=', photoId).execute();
      written.push(key);
      return objects.put(key, ...rest);
    };
    await shootLarger({ ...world.deps, objects: { ...objects, put } }, { photoId }, never);
    expect(written).toHaveLength(1);
    expect(await objects.exists(written[0] ?? '')).toBe(false);
  });
});
