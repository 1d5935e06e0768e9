import { DELETE_UNDO_S, ERROR, PHOTOS_OF_PERSON_MAX } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually, expectError, openWorld, photoFile, photoInput, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { faceKeys } from './face-keys.ts';
import { openTraits } from './face-traits.ts';
import { findFace } from './faces.store.ts';
import { giveUpFace } from './prepare-face.worker.ts';
import { sampleKeys } from './sample-photo.ts';
import { sweepFaces } from './sweep-faces.worker.ts';
import { uploadCheck } from './upload-check.ts';

let world: World;
let user: User;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.dispose());
beforeEach(async () => {
  user = await world.signIn();
  await consent(user);
});

const consent = (actor: User, agree = true) =>
  world.call('AGREEPROTOCOL', actor, { kind: 'face', version: world.deps.config.business.faceVersion, agree });
const check = (actor: User) => world.call('UPLOADCHECK', actor, photoInput, photoFile);
const icons = async (actor: User) => (await world.call('QUERYICONS', actor, {})).icons;
const isReady = async (actor: User, id: string) =>
  (await icons(actor)).some((face) => face.id === id && face.state === 'ready');
const mark = (actor: User, ids: string[], name: 'delete' | 'restore' | 'keep') =>
  world.call('DISLIKEPHOTO', actor, { of: 'faces', ids, mark: name });
const hasObjects = async (uid: string, faceId: string) => {
  const { photo, icon, plate } = faceKeys(uid, faceId);
  return Promise.all([photo, icon, plate].map((key) => world.deps.objects.exists(key)));
};

describe('UPLOADCHECK', () => {
  it('needs the consent to the use of the face', async () => {
    const stranger = await world.signIn();
    await expectError(check(stranger), ERROR.consentMissing);
  });

  it('lets a good photo pass and tells what was seen', async () => {
    expect(await check(user)).toMatchObject({
      is_passed: true,
      face_detected: true,
      faces: 1,
      concerns: [],
      gender: 1,
      age: 31,
      binaryurl: expect.stringMatching(/^\w{20}$/),
      icon: expect.stringContaining('/'),
    });
  });

  it('tells why a photo does not pass and keeps nothing of it', async () => {
    world.studio.verdict = { verdict: 'refused', problem: 'several-faces', faces: 3 };
    const report = await check(user);
    world.studio.verdict = undefined;
    expect(report).toEqual({
      is_passed: false,
      face_detected: true,
      problem: 'several-faces',
      faces: 3,
      concerns: [],
    });
    const uploads = await world.deps.db.selectFrom('face_uploads').selectAll().where('uid', '=', user.uid).execute();
    expect(uploads).toEqual([]);
  });

  it('tells of several faces which can be chosen, and keeps nothing until one is', async () => {
    const choices = [{ x: 0.3, y: 0.4, height: 0.2 }];
    world.studio.verdict = { verdict: 'refused', problem: 'several-faces', faces: 2, choices };
    const report = await check(user);
    world.studio.verdict = undefined;
    expect(report).toMatchObject({ is_passed: false, faces: 2, choices });
    expect(await world.deps.db.selectFrom('face_uploads').selectAll().where('uid', '=', user.uid).execute()).toEqual(
      [],
    );
  });

  it('has the studio look at the face that was chosen', async () => {
    const face = { x: 0.3, y: 0.4 };
    await world.call('UPLOADCHECK', user, { ...photoInput, face }, photoFile);
    expect(world.studio.pointed.inspected.at(-1)).toEqual(face);
  });

  it.each([
    [{ verdict: 'unreadable' } as const, ERROR.imageUnreadable],
    [{ verdict: 'format' } as const, ERROR.imageFormat],
    [{ verdict: 'too-large' } as const, ERROR.imageTooLarge],
    [{ verdict: 'too-small', minimumPx: 200 } as const, ERROR.imageTooSmall],
  ])('answers $verdict with its error', async (verdict, error) => {
    world.studio.verdict = verdict;
    try {
      await expectError(check(user), error);
    } finally {
      world.studio.verdict = undefined;
    }
  });

  it('tells whether a photo is clearly not of the person whom it is meant to be of', async () => {
    const checkOf = (mid: string) => world.call('UPLOADCHECK', user, { ...photoInput, mid }, photoFile);
    expect(await checkOf(user.uid)).not.toHaveProperty('is_other_person');
    const id = await world.addFace(user);
    await eventually(() => isReady(user, id));
    expect(await checkOf(user.uid)).toMatchObject({ is_passed: true, is_other_person: false });
    const { judge } = world.studio;
    world.studio.judge = async () => ({ distance: 0.9, likeness: 9, faces: 1, isOther: true, fault: 'unlike' });
    expect(await checkOf(user.uid)).toMatchObject({ is_passed: true, is_other_person: true });
    expect(await check(user)).not.toHaveProperty('is_other_person');
    world.studio.judge = judge;
    world.studio.hold();
    const { mid } = await world.addPerson(user);
    expect(await checkOf(mid)).not.toHaveProperty('is_other_person');
    world.studio.release();
    await expectError(checkOf('absent'), ERROR.notFound);
    const other = await world.signInWithFace();
    await expectError(checkOf(other.user.uid), ERROR.notFound);
  });

  it('is forgotten after an hour', async () => {
    const { binaryurl = '' } = await check(user);
    expect((await hasObjects(user.uid, binaryurl)).slice(0, 2)).toEqual([true, true]);
    world.clock.advance(3_600_000);
    await expectError(world.call('UPLOADFACE', user, { binaryurl }), ERROR.uploadExpired);
    await sweepFaces(world.deps);
    await eventually(async () => (await hasObjects(user.uid, binaryurl)).every((exists) => !exists));
  });
});

describe('UPLOADFACE', () => {
  it('keeps the photo, prepares it and tells the clients', async () => {
    const { binaryurl = '' } = await check(user);
    const face = await world.call('UPLOADFACE', user, { binaryurl });
    expect(face).toMatchObject({ id: binaryurl, sample: false, gender: 1, notes: ['dim'], width: 48, height: 64 });
    await eventually(() => isReady(user, face.id));
    expect(await hasObjects(user.uid, face.id)).toEqual([true, true, true]);
    const events = await world.deps.db.selectFrom('push_outbox').selectAll().where('uid', '=', user.uid).execute();
    // Its covers are told of too, once they come.
    expect(events.filter(({ kind }) => kind !== 'covers')).toMatchObject([{ kind: 'face', subject_id: face.id }]);
  });

  it('stores what it saw in the face sealed, without the picture', async () => {
    const { binaryurl = '' } = await check(user);
    await world.call('UPLOADFACE', user, { binaryurl });
    const row = await world.deps.db.selectFrom('faces').selectAll().where('id', '=', binaryurl).executeTakeFirst();
    expect(JSON.stringify(row)).not.toMatch(/photo-hash|gender|"dim"/);
    expect(openTraits(world.deps.personal, row?.traits_sealed ?? '')).toEqual({
      thumbhash: 'photo-hash',
      gender: 1,
      age: 31,
      notes: ['dim'],
      bearing: { yaw: 0, pitch: 0, roll: 0, smile: 0, mouthOpen: 0 },
    });
  });

  it('tells what a photo shows, and of one from before it was measured nothing', async () => {
    world.studio.bearing = { yaw: -20, smile: 0.9 };
    const { binaryurl = '', moments } = await check(user);
    world.studio.bearing = {};
    expect(moments).toEqual(['left', 'smile']);
    expect((await world.call('UPLOADFACE', user, { binaryurl })).moments).toEqual(['left', 'smile']);
    const traits_sealed = world.deps.personal.encrypt(JSON.stringify({ thumbhash: '', gender: 1, age: 30, notes: [] }));
    await world.deps.db.updateTable('faces').set({ traits_sealed }).where('id', '=', binaryurl).execute();
    expect((await icons(user))[0]).not.toHaveProperty('moments');
  });

  it('keeps eight photos of a person and refuses a ninth, also when they come at once', async () => {
    const uploads = await Promise.all([...Array(10)].map(async () => (await check(user)).binaryurl ?? ''));
    const kept = await Promise.allSettled(uploads.map((binaryurl) => world.call('UPLOADFACE', user, { binaryurl })));
    expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(PHOTOS_OF_PERSON_MAX);
    const ninth = uploads[kept.findIndex(({ status }) => status === 'rejected')] ?? '';
    await expectError(world.call('UPLOADFACE', user, { binaryurl: ninth }), ERROR.photosFull);
    const other = await world.addPerson(user);
    expect((await world.call('UPLOADFACE', user, { binaryurl: ninth, mid: other.mid })).mid).toBe(other.mid);
    await expectError(world.call('UPLOADFACE', user, { binaryurl: ninth, mid: user.uid }), ERROR.photosFull);
  });

  it('does not bring a photo back in whose place another came', async () => {
    const ids: string[] = [];
    for (let photo = 0; photo < PHOTOS_OF_PERSON_MAX; photo++) ids.push(await world.addFace(user));
    const [first = ''] = ids;
    await mark(user, [first], 'delete');
    await world.addFace(user);
    await expectError(mark(user, [first], 'restore'), ERROR.photosFull);
  });

  it('answers with the same face when it is asked again, also at once', async () => {
    const { binaryurl = '' } = await check(user);
    const faces = await Promise.all([1, 2, 3].map(() => world.call('UPLOADFACE', user, { binaryurl })));
    expect(new Set(faces.map(({ id }) => id))).toEqual(new Set([binaryurl]));
    expect(await icons(user)).toHaveLength(1);
  });

  it("does not take another's upload", async () => {
    const { binaryurl = '' } = await check(user);
    const other = await world.signIn();
    await consent(other);
    await expectError(world.call('UPLOADFACE', other, { binaryurl }), ERROR.uploadExpired);
    await world.call('UPLOADFACE', user, { binaryurl });
    await expectError(world.call('UPLOADFACE', other, { binaryurl }), ERROR.uploadExpired);
  });

  it('adds the sample face once, without a consent', async () => {
    const visitor = await world.signIn();
    const faces = await Promise.all([1, 2].map(() => world.call('UPLOADFACE', visitor, { sample: true })));
    expect(faces[0]?.id).toBe(faces[1]?.id);
    expect(faces[0]?.sample).toBe(true);
    expect(await icons(visitor)).toHaveLength(1);
    await eventually(() => isReady(visitor, faces[0]?.id ?? ''));
  });

  it('has the sample face of the next user ready at once', async () => {
    const first = await world.call('UPLOADFACE', user, { sample: true });
    await eventually(() => isReady(user, first.id));
    world.studio.hold();
    const next = await world.signIn();
    expect((await world.call('UPLOADFACE', next, { sample: true })).state).toBe('ready');
    world.studio.release();
  });

  it('prepares the sample face again when its preparation had failed', async () => {
    await world.deps.objects.delete((await sampleKeys()).plate);
    world.studio.hold();
    const { id } = await world.call('UPLOADFACE', user, { sample: true });
    await giveUpFace(world.deps, { faceId: id });
    world.studio.release();
    const again = await world.call('UPLOADFACE', user, { sample: true });
    expect(again).toMatchObject({ id, state: 'preparing' });
    await eventually(() => isReady(user, id));
  });

  it('brings a deleted sample face back', async () => {
    const { id } = await world.call('UPLOADFACE', user, { sample: true });
    await mark(user, [id], 'delete');
    expect((await world.call('UPLOADFACE', user, { sample: true })).id).toBe(id);
    expect(await icons(user)).toHaveLength(1);
  });
});

describe('deleting a face', () => {
  it('hides it at once and brings it back within the undo time', async () => {
    const id = await world.addFace(user);
    await mark(user, [id], 'delete');
    expect(await icons(user)).toEqual([]);
    world.clock.advance((DELETE_UNDO_S - 30) * 1000);
    await mark(user, [id], 'restore');
    expect(await icons(user)).toHaveLength(1);
  });

  it('erases row and objects after the undo time', async () => {
    const id = await world.addFace(user);
    await eventually(() => isReady(user, id));
    await mark(user, [id], 'delete');
    await sweepFaces(world.deps);
    expect(await findFace(world.deps.db, id)).toBeDefined();
    world.clock.advance(DELETE_UNDO_S * 1000);
    await expectError(mark(user, [id], 'restore'), ERROR.notFound);
    await sweepFaces(world.deps);
    expect(await findFace(world.deps.db, id)).toBeUndefined();
    await eventually(async () => (await hasObjects(user.uid, id)).every((exists) => !exists));
  });

  it('does not find the faces of others, and marks all or none', async () => {
    const own = await world.addFace(user);
    const other = await world.signInWithFace();
    await expectError(mark(user, [own, other.faceId], 'delete'), ERROR.notFound);
    await expectError(mark(user, [own, 'absent'], 'delete'), ERROR.notFound);
    expect(await icons(user)).toHaveLength(1);
    expect(await icons(other.user)).toHaveLength(1);
  });

  it('knows no other marks for faces', async () => {
    const id = await world.addFace(user);
    await expectError(mark(user, [id], 'keep'), ERROR.photoNotMarkable);
  });
});

describe('withdrawing the consent to the use of the face', () => {
  it('erases every face with its plate, and uploads, with no way back', async () => {
    const id = await world.addFace(user);
    await eventually(() => isReady(user, id));
    const { binaryurl = '' } = await check(user);
    await consent(user, false);
    expect(await icons(user)).toEqual([]);
    await expectError(mark(user, [id], 'restore'), ERROR.notFound);
    await expectError(check(user), ERROR.consentMissing);
    await eventually(async () => {
      const remaining = await Promise.all([hasObjects(user.uid, id), hasObjects(user.uid, binaryurl)]);
      return remaining.flat().every((exists) => !exists);
    });
    const { faceagree, faces } = await world.call('QUERYUSERINFO', user, {});
    expect({ faceagree, faces }).toEqual({ faceagree: false, faces: 0 });
  });

  it('lets no photo through that was being looked at', async () => {
    const { binaryurl = '' } = await check(user);
    world.studio.duringInspection = () => consent(user, false);
    await expectError(check(user), ERROR.consentMissing);
    await expectError(world.call('UPLOADFACE', user, { binaryurl }), ERROR.consentMissing);
    expect(await world.deps.db.selectFrom('face_uploads').selectAll().where('uid', '=', user.uid).execute()).toEqual(
      [],
    );
  });

  it('leaves no photo that was being stored', async () => {
    const { objects } = world.deps;
    const put: typeof objects.put = async (...args) => {
      await consent(user, false);
      return objects.put(...args);
    };
    const deps = { ...world.deps, objects: { ...objects, put } };
    const deleted = vi.spyOn(deps.objects, 'deleteFolder');
    await expectError(uploadCheck(deps, user, photoInput, photoFile), ERROR.consentMissing);
    expect(deleted).toHaveBeenCalledOnce();
    const folder = String(deleted.mock.calls[0]?.[0]);
    expect(await Promise.all(['photo', 'icon'].map((name) => objects.exists(`${folder}${name}`)))).toEqual([
      false,
      false,
    ]);
  });

  it('leaves no plate of a face that was being prepared', async () => {
    world.studio.hold();
    const id = await world.addFace(user);
    await eventually(async () => world.studio.held > 0);
    await consent(user, false);
    world.studio.release();
    await eventually(async () => (await hasObjects(user.uid, id)).every((exists) => !exists));
  });
});
