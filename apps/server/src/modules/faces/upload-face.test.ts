import { ERROR, PHOTOS_OF_PERSON_MAX } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asksAboutFaces, type FaceAsks } from '../../../test/asks-about-faces.ts';
import { eventually, expectError, openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { openTraits } from './face-traits.ts';
import { giveUpFace } from './prepare-face.worker.ts';
import { sampleKeys } from './sample-photo.ts';

let world: World;
let asks: FaceAsks;
let user: User;
beforeAll(async () => {
  world = await openWorld();
  asks = asksAboutFaces(world);
});
afterAll(() => world.dispose());
beforeEach(async () => {
  user = await world.signIn();
  await asks.consent(user);
});

describe('UPLOADFACE', () => {
  it('keeps the photo, prepares it and tells the clients', async () => {
    const { binaryurl = '' } = await asks.check(user);
    const face = await world.call('UPLOADFACE', user, { binaryurl });
    expect(face).toMatchObject({ id: binaryurl, sample: false, gender: 1, notes: ['dim'], width: 48, height: 64 });
    await eventually(() => asks.isReady(user, face.id));
    expect(await asks.hasObjects(user.uid, face.id)).toEqual([true, true, true]);
    const events = await world.deps.db.selectFrom('push_outbox').selectAll().where('uid', '=', user.uid).execute();
    // Its covers are told of too, once they come.
    expect(events.filter(({ kind }) => kind !== 'covers')).toMatchObject([{ kind: 'face', subject_id: face.id }]);
  });

  it('stores what it saw in the face sealed, without the picture', async () => {
    const { binaryurl = '' } = await asks.check(user);
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
    const { binaryurl = '', moments } = await asks.check(user);
    world.studio.bearing = {};
    expect(moments).toEqual(['left', 'smile']);
    expect((await world.call('UPLOADFACE', user, { binaryurl })).moments).toEqual(['left', 'smile']);
    const traits_sealed = world.deps.personal.encrypt(JSON.stringify({ thumbhash: '', gender: 1, age: 30, notes: [] }));
    await world.deps.db.updateTable('faces').set({ traits_sealed }).where('id', '=', binaryurl).execute();
    expect((await asks.icons(user))[0]).not.toHaveProperty('moments');
  });

  it('keeps eight photos of a person and refuses a ninth, also when they come at once', async () => {
    const uploads = await Promise.all([...Array(10)].map(async () => (await asks.check(user)).binaryurl ?? ''));
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
    await asks.mark(user, [first], 'delete');
    await world.addFace(user);
    await expectError(asks.mark(user, [first], 'restore'), ERROR.photosFull);
  });

  it('answers with the same face when it is asked again, also at once', async () => {
    const { binaryurl = '' } = await asks.check(user);
    const faces = await Promise.all([1, 2, 3].map(() => world.call('UPLOADFACE', user, { binaryurl })));
    expect(new Set(faces.map(({ id }) => id))).toEqual(new Set([binaryurl]));
    expect(await asks.icons(user)).toHaveLength(1);
  });

  it("does not take another's upload", async () => {
    const { binaryurl = '' } = await asks.check(user);
    const other = await world.signIn();
    await asks.consent(other);
    await expectError(world.call('UPLOADFACE', other, { binaryurl }), ERROR.uploadExpired);
    await world.call('UPLOADFACE', user, { binaryurl });
    await expectError(world.call('UPLOADFACE', other, { binaryurl }), ERROR.uploadExpired);
  });

  it('adds the sample face once, without a consent', async () => {
    const visitor = await world.signIn();
    const faces = await Promise.all([1, 2].map(() => world.call('UPLOADFACE', visitor, { sample: true })));
    expect(faces[0]?.id).toBe(faces[1]?.id);
    expect(faces[0]?.sample).toBe(true);
    expect(await asks.icons(visitor)).toHaveLength(1);
    await eventually(() => asks.isReady(visitor, faces[0]?.id ?? ''));
  });

  it('has the sample face of the next user ready at once', async () => {
    const first = await world.call('UPLOADFACE', user, { sample: true });
    await eventually(() => asks.isReady(user, first.id));
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
    await eventually(() => asks.isReady(user, id));
  });

  it('brings a deleted sample face back', async () => {
    const { id } = await world.call('UPLOADFACE', user, { sample: true });
    await asks.mark(user, [id], 'delete');
    expect((await world.call('UPLOADFACE', user, { sample: true })).id).toBe(id);
    expect(await asks.icons(user)).toHaveLength(1);
  });
});
