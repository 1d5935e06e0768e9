import { DELETE_UNDO_S, ERROR } from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import { expectError } from '../../../test/module-world.ts';
import {
  faceId,
  ids,
  mark,
  owner,
  PER_DAY,
  publish,
  square,
  standing,
  submit,
  useSquare,
  world,
} from '../../../test/square-world.ts';
import { sweepPhotos } from '../photos/sweep-photos.worker.ts';

const DAY_MS = 86_400_000;
useSquare();

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

  it('makes no room for another photo where those of the day are deleted', async () => {
    await publish(...ids.slice(0, PER_DAY));
    const another = ids[PER_DAY] ?? '';
    await mark([another], 'keep');
    await mark(ids.slice(0, PER_DAY), 'delete');
    world.clock.advance(DELETE_UNDO_S * 1000);
    await sweepPhotos(world.deps);
    await expectError(submit(another, true), ERROR.squareLimit);
    world.clock.advance(DAY_MS);
    await sweepPhotos(world.deps);
    await submit(another, true);
    expect(await standing()).toEqual([another]);
  });
});
