import { DELETE_UNDO_S, ERROR } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually, expectError, openWorld, photoFile, photoInput, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { sweepFaces } from '../faces/sweep-faces.worker.ts';

let world: World;
let user: User;
let own: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.dispose());
beforeEach(async () => {
  ({ user, faceId: own } = await world.signInWithFace());
});

const check = async () => (await world.call('UPLOADCHECK', user, photoInput, photoFile)).binaryurl ?? '';
const icons = async () => (await world.call('QUERYICONS', user, {})).icons;
const family = async () => (await world.call('QUERYFAMILY', user, {})).family;
const remove = (mid: string) => world.call('DELFAMILY', user, { mid, mark: 'delete' });
const consents = () =>
  world.deps.db.selectFrom('consents').selectAll().where('uid', '=', user.uid).where('kind', '=', 'person').execute();
const rows = () => world.deps.db.selectFrom('family_members').selectAll().where('uid', '=', user.uid).execute();
const wish = (binaryurl: string) => {
  const agreed = world.deps.config.business.faceVersion;
  return { binaryurl, nick: 'Ann', relation: 'partner', agreed, by: 'self' } as const;
};

describe('adding a person', () => {
  it('makes the face theirs and puts their consent on record, with version, time and giver', async () => {
    const before = world.deps.now();
    const face = await world.call('CREATEFAMILY', user, wish(await check()));
    expect(face).toMatchObject({ nick: 'Ann', relation: 'partner' });
    const agreed = { version: world.deps.config.business.faceVersion, at: expect.any(Number), by: 'self' };
    expect(await family()).toEqual([{ mid: face.mid, nick: 'Ann', relation: 'partner', info: {}, agreed }]);
    expect((await family())[0]?.agreed.at).toBeGreaterThanOrEqual(before);
    expect((await icons()).map(({ mid, relation }) => [mid, relation])).toContainEqual([user.uid, 'me']);
  });

  it('stores the name sealed', async () => {
    await world.addPerson(user, 'Rumpelstiltskin');
    expect(JSON.stringify(await rows())).not.toContain('Rumpel');
  });

  it('answers with the same person when it is asked again, also at once', async () => {
    const asked = wish(await check());
    const faces = await Promise.all([1, 2, 3].map(() => world.call('CREATEFAMILY', user, asked)));
    expect(new Set(faces.map(({ mid }) => mid)).size).toBe(1);
    expect([(await family()).length, (await consents()).length]).toEqual([1, 1]);
  });

  it('needs the consent of the version that is in force', async () => {
    const asked = { ...wish(await check()), agreed: 'of yesterday' };
    await expectError(world.call('CREATEFAMILY', user, asked), ERROR.configOutOfDate);
    expect(await rows()).toEqual([]);
  });

  it('takes as many people as the operator allows', async () => {
    for (const nick of ['a', 'b', 'c', 'd', 'e']) await world.addPerson(user, nick);
    await expectError(world.addPerson(user, 'f'), ERROR.familyFull);
    const [first] = await family();
    await remove(first?.mid ?? '');
    await world.addPerson(user, 'f');
  });

  it('takes a photo that was taken for the user’s own', async () => {
    const second = await world.addFace(user);
    const { mid } = await world.call('CREATEFAMILY', user, wish(second));
    expect((await icons()).map((face) => [face.id, face.mid])).toEqual([
      [second, mid],
      [own, user.uid],
    ]);
  });
});

describe('several photos of one person', () => {
  it('are theirs, the first one in front, until another is preferred', async () => {
    const first = await world.addPerson(user);
    world.clock.advance(1000);
    const { id } = await world.call('UPLOADFACE', user, { binaryurl: await check(), mid: first.mid });
    const theirs = async () => (await icons()).flatMap((face) => (face.mid === first.mid ? face.id : []));
    expect(await theirs()).toEqual([first.id, id]);
    world.clock.advance(1000);
    await world.call('EDITFAMILY', user, { mid: first.mid, fid: id });
    expect(await theirs()).toEqual([id, first.id]);
    await expectError(world.call('EDITFAMILY', user, { mid: first.mid, fid: own }), ERROR.notFound);
  });

  it('are theirs by their looks, or because the user is sure', async () => {
    const { mid, id: standing } = await world.addPerson(user);
    const moved = await world.addFace(user);
    const uploaded = await check();
    const isReady = async () => (await icons()).every(({ state }) => state === 'ready');
    await eventually(isReady);
    const { judge } = world.studio;
    const unlike = { distance: 0.9, likeness: 9, faces: 1, fault: 'unlike', places: [] } as const;
    world.studio.judge = async () => ({ ...unlike, isOther: true });
    try {
      for (const binaryurl of [uploaded, moved]) {
        await expectError(world.call('UPLOADFACE', user, { binaryurl, mid }), ERROR.looksLikeOther);
        await world.call('UPLOADFACE', user, { binaryurl, mid, sure: true });
        await world.call('UPLOADFACE', user, { binaryurl, mid });
      }
    } finally {
      world.studio.judge = judge;
    }
    const theirs = (await icons()).flatMap((face) => (face.mid === mid ? face.id : []));
    expect(theirs).toEqual([standing, uploaded, moved]);
  });

  it('go with the person, and come back with them', async () => {
    const { mid } = await world.addPerson(user);
    const early = await world.call('UPLOADFACE', user, { binaryurl: await check(), mid });
    await world.call('UPLOADFACE', user, { binaryurl: await check(), mid });
    await world.call('DISLIKEPHOTO', user, { of: 'faces', ids: [early.id], mark: 'delete' });
    world.clock.advance(1000);
    await remove(mid);
    expect((await icons()).map(({ id }) => id)).toEqual([own]);
    expect(await family()).toEqual([]);
    await world.call('DELFAMILY', user, { mid, mark: 'restore' });
    expect((await icons()).filter((face) => face.mid === mid)).toHaveLength(2);
  });

  it('are erased after the undo time, with the name; the consent ends and stays on record', async () => {
    const { mid } = await world.addPerson(user);
    await remove(mid);
    world.clock.advance(DELETE_UNDO_S * 1000);
    await sweepFaces(world.deps);
    expect(await rows()).toEqual([]);
    expect(await consents()).toMatchObject([{ subject: mid, given_by: 'self', withdrawn_at: expect.any(Number) }]);
    await expectError(world.call('DELFAMILY', user, { mid, mark: 'restore' }), ERROR.notFound);
    await expectError(world.call('UPLOADFACE', user, { binaryurl: await check(), mid }), ERROR.notFound);
  });

  it('of the user go together as well', async () => {
    const { id } = await world.addPerson(user);
    await world.addFace(user);
    await remove(user.uid);
    expect((await icons()).map((face) => face.id)).toEqual([id]);
  });
});

it('a photo that is given to the user leaves nobody without a face behind', async () => {
  const { id } = await world.addPerson(user);
  await world.call('UPLOADFACE', user, { binaryurl: id, mid: user.uid });
  expect(await rows()).toEqual([]);
  expect((await icons()).map(({ mid }) => mid)).toEqual([user.uid, user.uid]);
});

it('a person is renamed; a child is only whom a guardian consented for', async () => {
  const { mid } = await world.addPerson(user);
  const edit = (change: { nick?: string; relation?: 'child' | 'sibling' }) =>
    world.call('EDITFAMILY', user, { mid, ...change });
  await edit({ nick: 'Bea', relation: 'sibling' });
  expect(await family()).toMatchObject([{ nick: 'Bea', relation: 'sibling' }]);
  await expectError(edit({ relation: 'child' }), ERROR.guardianMissing);
  await expectError(world.call('EDITFAMILY', user, { mid: user.uid, nick: 'I' }), ERROR.badRequest);
});

it('withdrawing the consent to the face erases the people too', async () => {
  await world.addPerson(user);
  await world.call('AGREEPROTOCOL', user, { kind: 'face', version: '-', agree: false });
  expect([await icons(), await family(), await rows()]).toEqual([[], [], []]);
  expect((await consents()).every(({ withdrawn_at }) => withdrawn_at !== null)).toBe(true);
});
