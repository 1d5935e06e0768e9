import { DELETE_UNDO_S, ERROR, type InputOf } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError, newSn, openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/handler.ts';
import { makeShoot } from '../shoots/shoot.worker.ts';

const DAY_MS = 86_400_000;
const PER_DAY = 6;
const SHEETS = 20;
const never = new AbortController().signal;

let world: World;
let owner: User;
let faceId: string;
let ids: string[];
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual', environment: { KINORA_SQUARE_PER_DAY: String(PER_DAY) } });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  await world.deps.db.updateTable('photos').set({ square: false }).execute();
  ({ user: owner, faceId } = await world.signInWithFace());
  ids = await shootAll(owner, { theme: 'city-evening', faces: [faceId], sn: newSn() });
});

async function finish(user: User, id: string): Promise<string[]> {
  await makeShoot(world.deps, { shootId: id }, never);
  const { shoots } = await world.call('QUEUERESULT', user, { id });
  return (shoots[0]?.photos ?? []).map((photo) => photo.id);
}
const shootAll = async (user: User, input: InputOf<'SHOOT'>) =>
  finish(user, (await world.call('SHOOT', user, input)).id);
const mark = (marked: string[], name: InputOf<'DISLIKEPHOTO'>['mark']) =>
  world.call('DISLIKEPHOTO', owner, { of: 'photos', ids: marked, mark: name });
const submit = (id: string, share: boolean, actor = owner) => world.call('SUBMITSQUARE', actor, { id, share });
const square = async (page?: number) => world.call('QUERYSQUARE', world.guest, page === undefined ? {} : { page });
const standing = async () => (await square()).square.map(({ id }) => id);
/** Keeps and publishes photos of the owner. */
async function publish(...published: string[]): Promise<void> {
  await mark(published, 'keep');
  for (const id of published) await submit(id, true);
}
const reshoot = (id: string, actor: User, face: string, sn = newSn()) =>
  world.call('RESHOOTSQUARE', actor, { id, faces: [face], sn });

describe('SUBMITSQUARE', () => {
  it('publishes a kept photo, and takes it out again', async () => {
    const [one = ''] = ids;
    await mark([one], 'keep');
    expect((await submit(one, true)).imgs).toMatchObject([{ id: one, square: 1 }]);
    expect(await standing()).toEqual([one]);
    expect((await submit(one, false)).imgs).toMatchObject([{ id: one, square: 0 }]);
    expect(await standing()).toEqual([]);
  });

  it('changes nothing when it is asked twice, also at once', async () => {
    const [one = ''] = ids;
    await mark([one], 'keep');
    await Promise.all([submit(one, true), submit(one, true)]);
    const [{ ptime } = { ptime: 0 }] = (await square()).square;
    world.clock.advance(60_000);
    await submit(one, true);
    expect((await square()).square).toMatchObject([{ id: one, ptime }]);
    await submit(one, false);
    expect((await submit(one, false)).imgs).toMatchObject([{ square: 0 }]);
  });

  it('does not make a photo new again that comes back', async () => {
    const [one = '', two = ''] = ids;
    await publish(one);
    world.clock.advance(60_000);
    await publish(two);
    await submit(one, false);
    await submit(one, true);
    expect(await standing()).toEqual([two, one]);
  });

  it('refuses what is not kept', async () => {
    await expectError(submit(ids[0] ?? '', true), ERROR.photoNotShareable);
    expect(await standing()).toEqual([]);
  });

  it('refuses a photo of the sample face, and of a face that is deleted', async () => {
    const [one = ''] = ids;
    await mark([one], 'keep');
    await world.deps.db.updateTable('faces').set({ sample: true }).where('id', '=', faceId).execute();
    await expectError(submit(one, true), ERROR.photoNotShareable);
    await world.deps.db.updateTable('faces').set({ sample: false }).where('id', '=', faceId).execute();
    await world.call('DISLIKEPHOTO', owner, { of: 'faces', ids: [faceId], mark: 'delete' });
    await expectError(submit(one, true), ERROR.photoNotShareable);
  });

  it("refuses a group photo with somebody else's face", async () => {
    const [one = ''] = ids;
    const { faceId: foreign } = await world.signInWithFace();
    await mark([one], 'keep');
    const together = { parts: 2, face_ids: [faceId, foreign] };
    await world.deps.db.updateTable('photos').set(together).where('id', '=', one).execute();
    await expectError(submit(one, true), ERROR.photoNotShareable);
    const own = { parts: 2, face_ids: [faceId, await world.addFace(owner)] };
    await world.deps.db.updateTable('photos').set(own).where('id', '=', one).execute();
    await submit(one, true);
    expect(await standing()).toEqual([one]);
  });

  it('never shows anybody else: who agreed to be shot did not agree to be shown to everyone', async () => {
    const [one = ''] = ids;
    await publish(one);
    const shown = (id: string) =>
      world.deps.db
        .updateTable('photos')
        .set({ face_ids: [id] })
        .where('id', '=', one)
        .execute();
    const mistaken = await world.addFace(owner);
    await shown(mistaken);
    const agreed = world.deps.config.business.faceVersion;
    const ann = { binaryurl: mistaken, nick: 'Ann', relation: 'friend', agreed, by: 'self' } as const;
    await world.call('CREATEFAMILY', owner, ann);
    expect(await standing()).toEqual([]);
    await expectError(submit(one, true), ERROR.photoNotShareable);
  });

  it("does not find others' photos, exactly like absent ones", async () => {
    const [one = ''] = ids;
    await publish(one);
    const stranger = await world.signIn();
    for (const id of [one, 'absent']) {
      for (const share of [true, false]) await expectError(submit(id, share, stranger), ERROR.notFound);
    }
    expect(await standing()).toEqual([one]);
  });

  it('publishes as many as a day allows, and withdraws any number', async () => {
    await publish(...ids.slice(0, PER_DAY));
    const another = ids[PER_DAY] ?? '';
    await mark([another], 'keep');
    await expectError(submit(another, true), ERROR.squareLimit);
    for (const id of ids.slice(0, PER_DAY)) await submit(id, false);
    await expectError(submit(another, true), ERROR.squareLimit);
    world.clock.advance(DAY_MS + 1);
    await submit(another, true);
    expect(await standing()).toEqual([another]);
  });
});

describe('a published photo leaves', () => {
  it.each([
    ['delete', 'restore'],
    ['unkeep', 'keep'],
  ] as const)('with %s, and is there again when that is undone', async (name, undo) => {
    const [one = ''] = ids;
    await publish(one);
    expect((await mark([one], name)).imgs[0]?.square).toBe(0);
    expect(await standing()).toEqual([]);
    world.clock.advance((DELETE_UNDO_S - 30) * 1000);
    expect((await mark([one], undo)).imgs[0]?.square).toBe(1);
    expect(await standing()).toEqual([one]);
  });

  it('for good when it is kept again after the undo time', async () => {
    const [one = ''] = ids;
    await publish(one);
    await mark([one], 'unkeep');
    await expectError(submit(one, true), ERROR.photoNotShareable);
    world.clock.advance(DELETE_UNDO_S * 1000);
    await mark([one], 'keep');
    expect(await standing()).toEqual([]);
  });

  it('for good when its face is deleted before the deletion is undone', async () => {
    const [one = ''] = ids;
    await publish(one);
    await mark([one], 'delete');
    await world.call('DISLIKEPHOTO', owner, { of: 'faces', ids: [faceId], mark: 'delete' });
    await mark([one], 'restore');
    expect(await standing()).toEqual([]);
  });

  it('when it is taken out of the album and disliked', async () => {
    const [one = ''] = ids;
    await publish(one);
    await mark([one], 'unkeep');
    await mark([one], 'dislike');
    await expectError(submit(one, true), ERROR.photoNotShareable);
    expect(await standing()).toEqual([]);
  });

  it('when its face is deleted', async () => {
    await publish(...ids.slice(0, 2));
    await world.call('DISLIKEPHOTO', owner, { of: 'faces', ids: [faceId], mark: 'delete' });
    expect(await standing()).toEqual([]);
  });

  it('when the consent to the use of the face is withdrawn', async () => {
    const [one = ''] = ids;
    await publish(one);
    const { faceVersion: version } = world.deps.config.business;
    await world.call('AGREEPROTOCOL', owner, { kind: 'face', version, agree: false });
    expect(await standing()).toEqual([]);
    await expectError(submit(one, true), ERROR.photoNotShareable);
  });
});

describe('QUERYSQUARE', () => {
  it('shows guests who published what and when, and nothing else of them', async () => {
    const [one = ''] = ids;
    const before = world.deps.now();
    await publish(one);
    const { square: shown, page, total } = await square();
    expect({ page, total }).toEqual({ page: 1, total: 1 });
    const { nick } = await world.call('QUERYUSERINFO', owner, {});
    expect(shown).toMatchObject([{ id: one, theme: 'city-evening', pnick: nick, picon: '', prompt: '', shootcnt: 0 }]);
    expect(shown).toMatchObject([{ group: '', keywords: [], likeness: 0, sheets: SHEETS }]);
    expect(shown[0]?.ptime).toBeGreaterThanOrEqual(before);
    expect(shown[0]?.ptime).toBeLessThanOrEqual(world.deps.now());
    expect(shown[0]?.url).toMatch(/^\S*\/o\/\S+$/);
  });

  it('tells nobody but the owner whose account and which shoot it is from', async () => {
    await publish(ids[0] ?? '');
    const { group } = (await world.call('QUERYIMGS', owner, { ids: ids.slice(0, 1) })).imgs[0] ?? {};
    expect(group).toBeTruthy();
    for (const reader of [world.guest, await world.signIn()]) {
      const { square: shown } = await world.call('QUERYSQUARE', reader, {});
      expect(shown).toMatchObject([{ puid: '', owner: '' }]);
      expect(JSON.stringify(shown)).not.toMatch(new RegExp(`${owner.uid}|${group}`));
    }
    const { square: own } = await world.call('QUERYSQUARE', owner, {});
    expect(own).toMatchObject([{ puid: owner.uid, owner: owner.uid }]);
  });

  it('has twenty on a page, the newest first', async () => {
    const published_at = world.deps.now();
    await world.deps.db.updateTable('photos').set({ status: 210 }).where('id', 'in', ids).execute();
    const more = await shootAll(owner, { theme: 'first-snow', faces: [faceId], sn: newSn() });
    await world.deps.db.updateTable('photos').set({ status: 210 }).where('id', 'in', more).execute();
    await world.deps.db
      .updateTable('photos')
      .set({ square: true, published_at })
      .where('id', 'in', [...ids, ...more])
      .execute();
    const [first, second, third] = [await square(1), await square(2), await square(3)];
    expect([first.total, first.square.length, second.square.length, third.square.length]).toEqual([40, 20, 20, 0]);
    expect(first.square.map(({ id }) => id)).toEqual([...more].reverse());
  });

  it('says what was understood of a description, never its words', async () => {
    const text = '冬天的海边日落，给妈妈小芳';
    const [one = ''] = await shootAll(owner, { custom: { text, count: 4 }, faces: [faceId], sn: newSn() });
    await publish(one);
    const { square: shown } = await square();
    expect(shown[0]?.prompt.split(',')).toEqual(expect.arrayContaining(['season.winter', 'place.sea', 'time.sunset']));
    expect(JSON.stringify(shown)).not.toContain('小芳');
    expect(shown[0]).toMatchObject({ people: { min: 1, max: 2 }, sheets: 4 });
  });
});

describe('RESHOOTSQUARE', () => {
  let other: User;
  let otherFace: string;
  beforeEach(async () => {
    ({ user: other, faceId: otherFace } = await world.signInWithFace());
  });
  const shotCount = async () => (await square()).square[0]?.shootcnt;
  const rowOf = (id: string) =>
    world.deps.db.selectFrom('shoots').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it("shoots the theme with the caller's face, the picture itself first and drawn alike", async () => {
    const [one = ''] = ids;
    await publish(one);
    const source = await world.deps.db.selectFrom('photos').selectAll().where('id', '=', one).executeTakeFirstOrThrow();
    const number = 7;
    await world.deps.db.updateTable('photos').set({ sheet: 100 }).where('sheet', '=', number).execute();
    await world.deps.db.updateTable('photos').set({ sheet: number }).where('id', '=', one).execute();
    const { id, total } = await reshoot(one, other, otherFace);
    world.studio.shot.length = 0;
    await finish(other, id);
    const { seed } = await rowOf(source.shoot_id);
    expect(world.studio.shot[0]).toMatchObject({ themeId: 'city-evening', sheet: number, seed });
    expect([total, world.studio.shot.length]).toEqual([SHEETS, SHEETS]);
    const { shoots } = await world.call('QUEUERESULT', other, { id });
    expect(shoots[0]?.photos[0]).toMatchObject({ sheet: number, owner: other.uid });
  });

  it('shoots the recipe of a description again without its words', async () => {
    const custom = { text: '冬天的海边日落', count: 4 };
    const photos = await shootAll(owner, { custom, faces: [faceId], sn: newSn() });
    const { id: one } = await world.deps.db
      .selectFrom('photos')
      .select('id')
      .where('id', 'in', photos)
      .where('sheet', '=', 2)
      .executeTakeFirstOrThrow();
    await publish(one);
    const answer = await reshoot(one, other, otherFace);
    expect(answer).toMatchObject({ theme: 'custom', total: 4 });
    expect(answer).not.toHaveProperty('text');
    world.studio.shot.length = 0;
    await finish(other, answer.id);
    expect(world.studio.shot.map(({ sheet }) => sheet)[0]).toBe(2);
    expect(world.studio.shot[0]?.recipe).toMatchObject({ found: expect.arrayContaining(['place.sea']) });
  });

  it('is one shoot for one key and counts once', async () => {
    const [one = ''] = ids;
    await publish(one);
    const sn = newSn();
    const twice = await Promise.all([reshoot(one, other, otherFace, sn), reshoot(one, other, otherFace, sn)]);
    expect(twice[0]?.id).toBe(twice[1]?.id);
    expect(await shotCount()).toBe(1);
    await reshoot(one, other, otherFace);
    expect(await shotCount()).toBe(2);
  });

  it("does not count the owner's own shoots", async () => {
    const [one = ''] = ids;
    await publish(one);
    await reshoot(one, owner, faceId);
    expect(await shotCount()).toBe(0);
  });

  it('goes on with the same key after the photo was withdrawn, and starts nothing new', async () => {
    const [one = ''] = ids;
    await publish(one);
    const sn = newSn();
    const { id } = await reshoot(one, other, otherFace, sn);
    await submit(one, false);
    expect((await reshoot(one, other, otherFace, sn)).id).toBe(id);
    await expectError(reshoot(one, other, otherFace), ERROR.notFound);
  });

  it("finds neither what was never published nor another's face, and counts nothing", async () => {
    const [one = '', hidden = ''] = ids;
    await publish(one);
    await expectError(reshoot(hidden, other, otherFace), ERROR.notFound);
    await expectError(reshoot(one, other, faceId), ERROR.notFound);
    expect(await shotCount()).toBe(0);
  });

  it('takes as many people as the theme does', async () => {
    const [one = ''] = await shootAll(owner, { theme: 'id-photo', faces: [faceId], sn: newSn() });
    await publish(one);
    const faces = [otherFace, (await world.addPerson(other)).id];
    await expectError(world.call('RESHOOTSQUARE', other, { id: one, faces, sn: newSn() }), ERROR.peopleCount);
  });

  it('shows two people what a description showed of one, without the hair that was chosen for that one', async () => {
    const custom = { text: '冬天的海边日落', count: 4 };
    const wish = { custom, keywords: ['hair.red', 'mood.calm'], faces: [faceId], sn: newSn() };
    const [one = ''] = await shootAll(owner, wish);
    await publish(one);
    const faces = [otherFace, (await world.addPerson(other)).id];
    const { id } = await world.call('RESHOOTSQUARE', other, { id: one, faces, sn: newSn() });
    expect(JSON.parse((await rowOf(id)).recipe ?? '')).toMatchObject({ keywords: ['mood.calm'] });
  });
});
