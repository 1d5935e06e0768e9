import { DELETE_UNDO_S, ERROR } from '@kinora/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually, expectError, openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import type { PhotoMark } from './mark-outcome.ts';
import { documentKeys, largeKey, renditionKeys } from './rendition-keys.ts';
import { sweepPhotos } from './sweep-photos.worker.ts';

const SHEETS = 20;
const DAY_MS = 86_400_000;
let world: World;
let user: User;
let faceId: string;
let ids: string[];
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.dispose());
beforeEach(async () => {
  ({ user, faceId } = await world.signInWithFace());
  ids = await makeShoot();
});

async function makeShoot(theme = 'city-evening'): Promise<string[]> {
  const { id } = await world.call('SHOOT', user, { theme, faces: [faceId], sn: `${theme}-0123456789` });
  const read = async () => (await world.call('QUEUERESULT', user, { id })).shoots[0];
  await eventually(async () => (await read())?.state === 'finished');
  return (await read())?.photos.map((photo) => photo.id) ?? [];
}
const mark = (marked: string[], name: PhotoMark, actor = user) =>
  world.call('DISLIKEPHOTO', actor, { of: 'photos', ids: marked, mark: name });
const album = (id: 'single' | 'group' | 'involved', more: { filter?: string; fid?: string } = {}) =>
  world.call('QUERYPHOTOES', user, { id, page: 0, ...more });
const recent = (page = 0) => world.call('RECENTPHOTOES', user, { id: 'all', page });
const hasObjects = async (keys: string[]) => Promise.all(keys.map((key) => world.deps.objects.exists(key)));
const keysOf = async (photoId: string) => {
  const row = await world.deps.db.selectFrom('photos').selectAll().where('id', '=', photoId).executeTakeFirstOrThrow();
  return [row.photo_key, row.cover_key];
};

describe('the album', () => {
  it('has what was kept, the newest first, and nothing else', async () => {
    expect((await album('involved')).photos).toEqual([]);
    await mark([ids[3] ?? '', ids[5] ?? ''], 'keep');
    const { photos, total } = await album('single');
    expect(photos.map(({ id }) => id)).toEqual([ids[5], ids[3]]);
    expect(total).toBe(2);
    expect(photos[0]).toMatchObject({ status: 210, theme: 'city-evening', extname: 'jpg', direct: 'v' });
  });

  it('tells photos of one person from those of several', async () => {
    const { id: second, mid } = await world.addPerson(user);
    const together = await makeShoot('first-snow');
    const ofTwo = { parts: 2, face_ids: [faceId, second] };
    await world.deps.db.updateTable('photos').set(ofTwo).where('id', 'in', together).execute();
    await mark([ids[0] ?? '', together[0] ?? ''], 'keep');
    expect((await album('single')).photos.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await album('group')).photos.map(({ id }) => id)).toEqual([together[0]]);
    expect((await album('involved')).total).toBe(2);
    expect((await album('involved', { fid: mid })).photos.map(({ id }) => id)).toEqual([together[0]]);
    expect((await album('involved', { fid: user.uid })).total).toBe(2);
  });

  it('shows one theme when asked for it', async () => {
    const snow = await makeShoot('first-snow');
    await mark([ids[0] ?? '', snow[0] ?? ''], 'keep');
    expect((await album('single', { filter: 'first-snow' })).photos.map(({ id }) => id)).toEqual([snow[0]]);
  });

  it('tells of which themes there is a kept photo, whatever was asked for', async () => {
    const snow = await makeShoot('first-snow');
    await mark([ids[0] ?? ''], 'keep');
    expect((await album('group')).themes).toEqual(['city-evening']);
    await mark([snow[0] ?? ''], 'keep');
    expect((await album('group', { filter: 'city-evening' })).themes).toEqual(['city-evening', 'first-snow']);
  });

  it('counts on the Me page', async () => {
    await mark(ids.slice(0, 4), 'keep');
    expect(await world.call('QUERYUSERINFO', user, {})).toMatchObject({ photos: 4, faces: 1, unread: 1 });
  });
});

describe('RECENTPHOTOES', () => {
  it('has everything in pages of twenty, the newest first', async () => {
    const snow = await makeShoot('first-snow');
    const [first, second, third] = [await recent(0), await recent(1), await recent(2)];
    expect([first.total, first.photos.length, second.photos.length, third.photos.length]).toEqual([40, 20, 20, 0]);
    expect(first.photos.map(({ id }) => id)).toEqual([...snow].reverse());
    expect((await world.call('RECENTPHOTOES', user, { id: 'custom', page: 0 })).total).toBe(0);
    expect((await world.call('RECENTPHOTOES', user, { id: 'regular', page: 0 })).total).toBe(40);
  });
});

describe('what is not kept', () => {
  it('is listed by itself, with the time of its end', async () => {
    const [kept = '', left = ''] = ids;
    await mark([kept], 'keep');
    const { photos, total } = await world.call('RECENTPHOTOES', user, { id: 'all', page: 0, left: true });
    expect(total).toBe(SHEETS - 1);
    expect(photos.map(({ id }) => id)).not.toContain(kept);
    const days = world.deps.config.business.keepDays;
    const one = photos.find(({ id }) => id === left);
    expect(one?.gone).toBe((one?.stamp ?? 0) + days * DAY_MS);
    expect((await album('single')).photos[0]?.gone).toBe(0);
  });
});

describe('a message about a shoot', () => {
  it('shows the likest of its photos that are still there', async () => {
    const cover = async () =>
      (await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 })).messages[0]?.cover;
    const { photos } = await recent();
    const [likest] = photos.toSorted((one, other) => other.likeness - one.likeness);
    expect(photos.filter(({ likeness }) => likeness === likest?.likeness).map((photo) => photo.cover)).toContain(
      await cover(),
    );
    await mark(ids, 'delete');
    expect(await cover()).toBe('');
  });
});

describe('QUERYIMGS and READPHOTO', () => {
  it("answer for one's own photos alone", async () => {
    const other = await world.signIn();
    const asked = [ids[2] ?? '', 'absent', ids[0] ?? ''];
    expect((await world.call('QUERYIMGS', user, { ids: asked })).imgs.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    expect((await world.call('QUERYIMGS', other, { ids: asked })).imgs).toEqual([]);
  });

  it('remember what was looked at', async () => {
    const other = await world.signIn();
    const isNew = async () => (await world.call('QUERYIMGS', user, { ids: [ids[0] ?? ''] })).imgs[0]?.isnew;
    await world.call('READPHOTO', other, { ids });
    expect(await isNew()).toBe(1);
    await world.call('READPHOTO', user, { ids: [ids[0] ?? ''] });
    expect(await isNew()).toBe(0);
  });
});

describe('DISLIKEPHOTO', () => {
  it('keeps a photo once when it is asked twice at once', async () => {
    const [one = ''] = ids;
    const answers = await Promise.all([mark([one], 'keep'), mark([one], 'keep')]);
    expect(answers.map(({ imgs }) => imgs[0]?.status)).toEqual([210, 210]);
    expect((await album('single')).total).toBe(1);
  });

  it('takes out of the album what was kept', async () => {
    await mark(ids.slice(0, 2), 'keep');
    expect((await mark(ids.slice(0, 1), 'unkeep')).imgs[0]?.status).toBe(100);
    expect((await album('single')).total).toBe(1);
  });

  it('marks all or none', async () => {
    const [kept = '', ready = ''] = ids;
    await mark([kept], 'keep');
    await expectError(mark([ready, kept], 'dislike'), ERROR.photoNotMarkable);
    const { imgs } = await world.call('QUERYIMGS', user, { ids: [ready] });
    expect(imgs[0]?.dislike).toBe(0);
  });

  it("does not find others' photos, exactly like absent ones", async () => {
    const other = await world.signIn();
    for (const name of ['keep', 'unkeep', 'dislike', 'undislike', 'delete', 'restore'] as const) {
      await expectError(mark(ids.slice(0, 1), name, other), ERROR.notFound);
      await expectError(mark(['absent'], name, other), ERROR.notFound);
    }
  });

  it('hides what is deleted and brings it back within the undo time', async () => {
    const [one = ''] = ids;
    await mark([one], 'keep');
    await mark([one], 'delete');
    expect((await album('single')).total).toBe(0);
    expect((await recent()).total).toBe(SHEETS - 1);
    await expectError(mark([one], 'keep'), ERROR.notFound);
    world.clock.advance((DELETE_UNDO_S - 30) * 1000);
    expect((await mark([one], 'restore')).imgs[0]).toMatchObject({ id: one, status: 210 });
    expect((await album('single')).total).toBe(1);
  });

  it('erases the objects once the deletion cannot be undone', async () => {
    const [one = '', other = ''] = ids;
    const [keys, otherKeys] = [await keysOf(one), await keysOf(other)];
    await mark([one], 'delete');
    await sweepPhotos(world.deps);
    expect(await hasObjects(keys)).toEqual([true, true]);
    world.clock.advance(DELETE_UNDO_S * 1000);
    await expectError(mark([one], 'restore'), ERROR.notFound);
    await sweepPhotos(world.deps);
    await eventually(async () => (await hasObjects(keys)).every((exists) => !exists));
    expect(await hasObjects(otherKeys)).toEqual([true, true]);
    await expectError(mark([one], 'restore'), ERROR.notFound);
  });

  it('erases what a process that died had still stored beside it', async () => {
    const [one = ''] = ids;
    const [photoKey = '', coverKey = ''] = await keysOf(one);
    const { file, cover } = renditionKeys(photoKey, 'video');
    const documents = Object.values(documentKeys(photoKey, 'us', 'white'));
    const late = [renditionKeys(photoKey, '4k').file, file, cover, largeKey(photoKey), ...documents];
    await mark([one], 'delete');
    world.clock.advance(DELETE_UNDO_S * 1000);
    await sweepPhotos(world.deps);
    const { rows } = await sql`
      select distinct group_id from pgboss.job where name = 'erase-objects' and data ->> 'keys' like ${`%${photoKey}%`}
    `.execute(world.deps.db);
    expect(rows).toEqual([{ group_id: user.uid }]);
    await eventually(async () => (await hasObjects([photoKey, coverKey])).every((exists) => !exists));
    for (const key of late) await world.deps.objects.put(key, Buffer.from('late'), { contentType: 'image/jpeg' });
    await sql`update pgboss.job set start_after = now() where name = 'erase-objects'`.execute(world.deps.db);
    await eventually(async () => (await hasObjects(late)).every((exists) => !exists));
  });
});

describe('photos that nobody keeps', () => {
  it('are erased after the days of the configuration, those kept are not', async () => {
    const [kept = '', putBack = ''] = ids;
    await mark([kept, putBack], 'keep');
    world.clock.advance(29 * DAY_MS);
    await mark([putBack], 'unkeep');
    await sweepPhotos(world.deps);
    expect((await recent()).total).toBe(SHEETS);
    world.clock.advance(DAY_MS);
    await sweepPhotos(world.deps);
    expect((await recent()).photos.map(({ id }) => id).sort()).toEqual([kept, putBack].sort());
    world.clock.advance(29 * DAY_MS);
    await sweepPhotos(world.deps);
    expect((await recent()).photos.map(({ id }) => id)).toEqual([kept]);
  });
});
