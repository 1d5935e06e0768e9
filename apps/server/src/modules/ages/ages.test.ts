import { ERROR, type PersonInfo } from '@kinora/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectError, newSn, photoFile, photoInput } from '../../../test/module-world.ts';
import { faceId, ids, owner, publish, standing, submit, useSquare, world } from '../../../test/square-world.ts';
import { planPictures } from '../covers/plan-pictures.ts';
import { shoot } from '../shoots/shoot.ts';

const CHILD = 8;
useSquare();
afterEach(() => {
  world.studio.age = undefined;
});

const tell = (mid: string, info: PersonInfo, guardian?: string) =>
  world.call('EDITFAMILY', owner, { mid, info, ...(guardian !== undefined && { guardian }) });
const yearsAgo = (years: number) => new Date(world.deps.now()).getUTCFullYear() - years;
const check = async () => (await world.call('UPLOADCHECK', owner, photoInput, photoFile)).binaryurl ?? '';
const keep = (binaryurl: string, ofage?: boolean) =>
  world.call('UPLOADFACE', owner, { binaryurl, mid: owner.uid, ...(ofage !== undefined && { ofage }) });
const statement = () =>
  world.deps.db.selectFrom('age_statements').selectAll().where('uid', '=', owner.uid).executeTakeFirst();
const isUnderAge = async () => (await world.call('QUERYUSERINFO', owner, {})).underage;
const consentsOf = (mid: string) =>
  world.deps.db
    .selectFrom('consents')
    .select(['kind', 'given_by', 'version', 'withdrawn_at', 'text_hash'])
    .where('subject', '=', mid)
    .orderBy('kind')
    .orderBy('given_by')
    .execute();
const pictures = async (theme: string) => (await planPictures(world.deps, owner.uid, theme, [0])).length;

describe('a user who says that they are too young', () => {
  it('adds no face, brings nobody, is not checked, shoots nothing, has nothing made and shows nothing', async () => {
    const waiting = await check();
    await publish(ids[0] ?? '');
    await world.answer(owner, 'covers');
    expect(await pictures('sakura')).toBe(1);
    await tell(owner.uid, { birth: yearsAgo(CHILD) });
    expect(await isUnderAge()).toBe(true);
    const agreed = world.deps.config.business.faceVersion;
    const friend = { binaryurl: waiting, nick: 'Ann', relation: 'friend', by: 'self', agreed } as const;
    const passport = { id: ids[0] ?? '', document: 'icao', ground: 'white', agreed: true } as const;
    const again = { id: ids[0] ?? '', faces: [faceId], sn: newSn() };
    for (const refused of [
      () => check(),
      () => keep(waiting),
      () => keep(waiting, true),
      () => world.call('CREATEFAMILY', owner, friend),
      () => world.call('FACEAUTH', owner, {}),
      () => world.shoot(owner, [faceId]),
      () => submit(ids[0] ?? '', true),
      () => world.call('GENVIDEO', owner, { id: ids[0] ?? '', kind: '4k' }),
      () => world.call('GENDOCUMENT', owner, passport),
    ])
      await expectError(refused(), ERROR.guardianNeeded);
    // What was published has left the square, so that it is not shot again either.
    expect(await standing()).toEqual([]);
    await expectError(world.call('RESHOOTSQUARE', owner, again), ERROR.notFound);
    expect(await pictures('sakura')).toBe(0);
  });

  it('may take everything away, and correct a year that was wrong', async () => {
    await tell(owner.uid, { birth: yearsAgo(CHILD) });
    await tell(owner.uid, { birth: yearsAgo(30) });
    expect([await isUnderAge(), (await world.shoot(owner, [faceId])).state]).toEqual([false, 'queued']);
    await tell(owner.uid, { age: CHILD });
    await world.call('DISLIKEPHOTO', owner, { of: 'faces', ids: [faceId], mark: 'delete' });
    await world.call('AGREEPROTOCOL', owner, { kind: 'face', version: '-', agree: false });
    expect((await world.call('QUERYICONS', owner, {})).icons).toEqual([]);
  });
});

describe('a photo of the user themselves that looks too young', () => {
  beforeEach(() => {
    world.studio.age = CHILD;
  });

  it('is kept once they say that they are of age, which is on record with its words and not asked again', async () => {
    const photo = await check();
    await expectError(keep(photo), ERROR.ageUnanswered);
    expect(await statement()).toBeUndefined();
    expect((await keep(photo, true)).relation).toBe('me');
    expect(await statement()).toMatchObject({
      is_of_age: true,
      age: 14,
      text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await keep(await check())).relation).toBe('me');
  });

  it('is not kept when they say that they are not: nothing of it is left, and a guardian is needed', async () => {
    const photo = await check();
    await expectError(keep(photo, false), ERROR.guardianNeeded);
    expect(await statement()).toMatchObject({ is_of_age: false });
    expect(await world.deps.db.selectFrom('face_uploads').selectAll().where('id', '=', photo).execute()).toEqual([]);
    await expectError(keep(photo, true), ERROR.guardianNeeded);
    expect(await isUnderAge()).toBe(true);
  });

  it('is kept without asking of who has told a year of birth; so is a photo of somebody else', async () => {
    const { relation } = await world.addPerson(owner, 'Cy', 'child');
    await tell(owner.uid, { birth: yearsAgo(30) });
    expect([relation, (await keep(await check())).relation]).toEqual(['child', 'me']);
  });

  it('is asked about when the photo of somebody else is said to be their own, too', async () => {
    const { id } = await world.addPerson(owner);
    await expectError(keep(id), ERROR.ageUnanswered);
  });
});

describe('somebody of the user’s who is a child', () => {
  it('becomes one by the consent of their guardian alone, which takes the place of their own', async () => {
    const { mid, id } = await world.addPerson(owner);
    await world.answer(owner, 'covers', true, mid);
    const { faceVersion: version } = world.deps.config.business;
    await expectError(tell(mid, { birth: yearsAgo(CHILD) }), ERROR.guardianMissing);
    await expectError(tell(mid, { birth: yearsAgo(CHILD) }, 'another'), ERROR.configOutOfDate);
    await tell(mid, { birth: yearsAgo(CHILD) }, version);
    expect(await consentsOf(mid)).toMatchObject([
      { kind: 'covers', withdrawn_at: expect.any(Number) },
      { kind: 'person', given_by: 'guardian', version, withdrawn_at: null, text_hash: expect.any(String) },
      { kind: 'person', given_by: 'self', withdrawn_at: expect.any(Number) },
    ]);
    expect((await world.shoot(owner, [id])).state).toBe('queued');
  });

  it('is neither shot nor shown without it, also where the operator asked for less before', async () => {
    const { mid, id } = await world.addPerson(owner, 'Bea', 'partner');
    await world.answer(owner, 'covers');
    await world.answer(owner, 'covers', true, mid);
    await tell(mid, { birth: yearsAgo(15) });
    const couple = async () => (await planPictures(world.deps, owner.uid, 'wedding-day', [0]))[0]?.other?.id;
    expect(await couple()).toBe(id);
    const { business } = world.deps.config;
    const stricter = { ...world.deps.config, business: { ...business, guardianAge: 18 } };
    const deps = { ...world.deps, config: stricter };
    expect((await planPictures(deps, owner.uid, 'wedding-day', [0]))[0]?.other).toBeUndefined();
    const wish = { theme: 'city-evening', faces: [faceId, id], sn: newSn() };
    await expectError(shoot(deps, owner, wish), ERROR.guardianMissing);
    await expectError(shoot(deps, owner, { ...wish, faces: [id] }), ERROR.guardianMissing);
    expect((await shoot(world.deps, owner, wish)).state).toBe('queued');
  });
});
