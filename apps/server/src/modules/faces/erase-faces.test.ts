import { DELETE_UNDO_S, ERROR } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asksAboutFaces, type FaceAsks } from '../../../test/asks-about-faces.ts';
import { eventually, expectError, openWorld, photoFile, photoInput, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { findFace } from './faces.store.ts';
import { sweepFaces } from './sweep-faces.worker.ts';
import { uploadCheck } from './upload-check.ts';

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

describe('deleting a face', () => {
  it('hides it at once and brings it back within the undo time', async () => {
    const id = await world.addFace(user);
    await asks.mark(user, [id], 'delete');
    expect(await asks.icons(user)).toEqual([]);
    world.clock.advance((DELETE_UNDO_S - 30) * 1000);
    await asks.mark(user, [id], 'restore');
    expect(await asks.icons(user)).toHaveLength(1);
  });

  it('erases row and objects after the undo time', async () => {
    const id = await world.addFace(user);
    await eventually(() => asks.isReady(user, id));
    await asks.mark(user, [id], 'delete');
    await sweepFaces(world.deps);
    expect(await findFace(world.deps.db, id)).toBeDefined();
    world.clock.advance(DELETE_UNDO_S * 1000);
    await expectError(asks.mark(user, [id], 'restore'), ERROR.notFound);
    await sweepFaces(world.deps);
    expect(await findFace(world.deps.db, id)).toBeUndefined();
    await eventually(async () => (await asks.hasObjects(user.uid, id)).every((exists) => !exists));
  });

  it('does not find the faces of others, and marks all or none', async () => {
    const own = await world.addFace(user);
    const other = await world.signInWithFace();
    await expectError(asks.mark(user, [own, other.faceId], 'delete'), ERROR.notFound);
    await expectError(asks.mark(user, [own, 'absent'], 'delete'), ERROR.notFound);
    expect(await asks.icons(user)).toHaveLength(1);
    expect(await asks.icons(other.user)).toHaveLength(1);
  });

  it('knows no other marks for faces', async () => {
    const id = await world.addFace(user);
    await expectError(asks.mark(user, [id], 'keep'), ERROR.photoNotMarkable);
  });
});

describe('withdrawing the consent to the use of the face', () => {
  it('erases every face with its plate, and uploads, with no way back', async () => {
    const id = await world.addFace(user);
    await eventually(() => asks.isReady(user, id));
    const { binaryurl = '' } = await asks.check(user);
    await asks.consent(user, false);
    expect(await asks.icons(user)).toEqual([]);
    await expectError(asks.mark(user, [id], 'restore'), ERROR.notFound);
    await expectError(asks.check(user), ERROR.consentMissing);
    await eventually(async () => {
      const remaining = await Promise.all([asks.hasObjects(user.uid, id), asks.hasObjects(user.uid, binaryurl)]);
      return remaining.flat().every((exists) => !exists);
    });
    const { faceagree, faces } = await world.call('QUERYUSERINFO', user, {});
    expect({ faceagree, faces }).toEqual({ faceagree: false, faces: 0 });
  });

  it('lets no photo through that was being looked at', async () => {
    const { binaryurl = '' } = await asks.check(user);
    world.studio.duringInspection = () => asks.consent(user, false);
    await expectError(asks.check(user), ERROR.consentMissing);
    await expectError(world.call('UPLOADFACE', user, { binaryurl }), ERROR.consentMissing);
    expect(await world.deps.db.selectFrom('face_uploads').selectAll().where('uid', '=', user.uid).execute()).toEqual(
      [],
    );
  });

  it('leaves no photo that was being stored', async () => {
    const { objects } = world.deps;
    const put: typeof objects.put = async (...args) => {
      await asks.consent(user, false);
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
    await asks.consent(user, false);
    world.studio.release();
    await eventually(async () => (await asks.hasObjects(user.uid, id)).every((exists) => !exists));
  });
});
