import { ERROR, type PersonInfo } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError, openWorld, type World } from '../../../test/module-world.ts';
import { createPromptWriter } from '../../adapters/engines/write-prompt.ts';
import type { User } from '../../gateway/command-handler.ts';
import { makeCovers } from '../covers/make-covers.worker.ts';
import { enlargePhoto } from '../renditions/enlarge-photo.worker.ts';
import { makeShoot } from '../shoots/shoot.worker.ts';

const never = new AbortController().signal;
const WOMAN: PersonInfo = { gender: 2, hair: 'long', shape: 'curvy', birth: 1990 };
let world: World;
let user: User;
let faceId: string;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  ({ user, faceId } = await world.signInWithFace());
  world.studio.told.length = 0;
  world.studio.origins.length = 0;
});

const tell = (info: PersonInfo, mid = user.uid) => world.call('EDITFAMILY', user, { mid, info });
const known = async () => (await world.call('QUERYUSERINFO', user, {})).info;
const shoot = async () => {
  const { id } = await world.shoot(user, [faceId]);
  return id;
};
const run = (shootId: string) => makeShoot(world.deps, { shootId }, never);
/** The age in a photo that was taken now. */
const ageOf = (birth: number) => new Date(world.deps.now()).getUTCFullYear() - birth;

describe('what a user says of a person', () => {
  it('is there for them alone, of themselves and of each of theirs, and sealed', async () => {
    const { mid } = await world.addPerson(user);
    await tell(WOMAN);
    await tell({ gender: 1, age: 70 }, mid);
    expect(await known()).toEqual(WOMAN);
    expect((await world.call('QUERYFAMILY', user, {})).family[0]?.info).toEqual({ gender: 1, age: 70 });
    const rows = await Promise.all([
      world.deps.db.selectFrom('users').selectAll().where('uid', '=', user.uid).execute(),
      world.deps.db.selectFrom('family_members').selectAll().where('uid', '=', user.uid).execute(),
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/1990|curvy/);
    const stranger = await world.signIn();
    await expectError(world.call('EDITFAMILY', stranger, { mid, info: {} }), ERROR.notFound);
  });

  it('takes the place of all that was said before', async () => {
    await tell(WOMAN);
    await tell({ hair: 'short' });
    expect(await known()).toEqual({ hair: 'short' });
    await tell({});
    expect(await known()).toEqual({});
  });

  it.each<PersonInfo>([{ age: 0 }, { age: 121 }, { birth: 1900 }, { birth: 2300 }])('%o is no age', async (info) => {
    await tell(WOMAN);
    await expectError(tell(info), ERROR.ageInvalid);
    expect(await known()).toEqual(WOMAN);
  });
});

describe('a shoot', () => {
  it('is told it, and its renditions are told the same when something else is said later', async () => {
    await tell(WOMAN);
    const shootId = await shoot();
    await tell({ gender: 1 });
    await run(shootId);
    const said = [{ gender: 2, hair: 'long', shape: 'curvy', age: ageOf(1990) }];
    expect(world.studio.told).not.toEqual([]);
    for (const sheet of world.studio.told) expect(sheet.said).toEqual(said);
    const photoId = (await world.call('QUEUERESULT', user, { id: shootId })).shoots[0]?.photos[0]?.id ?? '';
    await world.call('DISLIKEPHOTO', user, { of: 'photos', ids: [photoId], mark: 'keep' });
    await world.call('GENVIDEO', user, { id: photoId, kind: '4k' });
    await enlargePhoto(world.deps, { photoId }, never);
    expect(world.studio.origins.map((origin) => origin?.plates.map((plate) => plate.said))).toEqual([said]);
  });

  it('is told nothing where nothing was said', async () => {
    await run(await shoot());
    expect(world.studio.told.every(({ said: [one] }) => one === undefined)).toBe(true);
  });
});

it('covers are made anew with what is said of their person', async () => {
  const ready = { faceId };
  await world.makeReady(faceId);
  await world.answer(user, 'covers');
  await makeCovers(world.deps, ready, never);
  const before = world.studio.told.length;
  await makeCovers(world.deps, ready, never);
  expect(world.studio.told).toHaveLength(before);
  await tell({ gender: 2 });
  await makeCovers(world.deps, ready, never);
  const anew = world.studio.told.slice(before);
  expect(anew).toHaveLength(before);
  expect(anew.every(({ isCover, said: [one] }) => isCover && one?.gender === 2)).toBe(true);
  const rows = await world.deps.db.selectFrom('theme_covers').selectAll().where('face_id', '=', faceId).execute();
  for (const { cover_key } of rows) expect(await world.deps.objects.exists(cover_key ?? '')).toBe(true);
});

it('foreign engines read it in their prompt', () => {
  const write = createPromptWriter(new Map());
  const order = { themeId: 'executive', sheet: 3, people: 2 };
  const { text } = write({ ...order, said: [undefined, { gender: 1, age: 34, hair: 'long', shape: 'curvy' }] });
  expect(text).toContain('Person 2 from the left is male, 34 years old, with long hair and a full figure.');
  expect(write({ ...order, said: [undefined, undefined] })).toEqual(write(order));
});

it('the ages that can be told are the operator’s, and a choice begins with the year of the default one', async () => {
  const ages = await world.call('QUERYAGEOP', world.guest, {});
  expect(ages).toEqual({ minage: 1, maxage: 120, defage: 30, birth: new Date(world.deps.now()).getUTCFullYear() - 30 });
});
