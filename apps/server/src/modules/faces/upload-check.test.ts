import { ERROR } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asksAboutFaces, type FaceAsks } from '../../../test/asks-about-faces.ts';
import { eventually, expectError, openWorld, photoFile, photoInput, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { UPLOADS_WAITING } from './faces.policy.ts';
import { sweepFaces } from './sweep-faces.worker.ts';

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

describe('UPLOADCHECK', () => {
  it('needs the consent to the use of the face', async () => {
    const stranger = await world.signIn();
    await expectError(asks.check(stranger), ERROR.consentMissing);
  });

  it('lets a good photo pass and tells what was seen', async () => {
    expect(await asks.check(user)).toMatchObject({
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
    const report = await asks.check(user);
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
    const report = await asks.check(user);
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
      await expectError(asks.check(user), error);
    } finally {
      world.studio.verdict = undefined;
    }
  });

  it('tells whether a photo is clearly not of the person whom it is meant to be of', async () => {
    const checkOf = (mid: string) => world.call('UPLOADCHECK', user, { ...photoInput, mid }, photoFile);
    expect(await checkOf(user.uid)).not.toHaveProperty('is_other_person');
    const id = await world.addFace(user);
    await eventually(() => asks.isReady(user, id));
    expect(await checkOf(user.uid)).toMatchObject({ is_passed: true, is_other_person: false });
    const { judge } = world.studio;
    world.studio.judge = async () => ({
      distance: 0.9,
      likeness: 9,
      faces: 1,
      isOther: true,
      fault: 'unlike',
      places: [],
    });
    expect(await checkOf(user.uid)).toMatchObject({ is_passed: true, is_other_person: true });
    expect(await asks.check(user)).not.toHaveProperty('is_other_person');
    world.studio.judge = judge;
    world.studio.hold();
    const { mid } = await world.addPerson(user);
    expect(await checkOf(mid)).not.toHaveProperty('is_other_person');
    world.studio.release();
    await expectError(checkOf('absent'), ERROR.notFound);
    const other = await world.signInWithFace();
    await expectError(checkOf(other.user.uid), ERROR.notFound);
  });

  it('tells nothing of a person whose photo is erased meanwhile', async () => {
    const id = await world.addFace(user);
    await eventually(() => asks.isReady(user, id));
    const { judge } = world.studio;
    world.studio.judge = async () => {
      await world.deps.objects.deleteFolder(`users/${user.uid}/`);
      throw new Error('no plate');
    };
    const checked = await world.call('UPLOADCHECK', user, { ...photoInput, mid: user.uid }, photoFile);
    world.studio.judge = judge;
    expect(checked).not.toHaveProperty('is_other_person');
  });

  it('is forgotten after an hour', async () => {
    const { binaryurl = '' } = await asks.check(user);
    expect((await asks.hasObjects(user.uid, binaryurl)).slice(0, 2)).toEqual([true, true]);
    world.clock.advance(3_600_000);
    await expectError(world.call('UPLOADFACE', user, { binaryurl }), ERROR.uploadExpired);
    await sweepFaces(world.deps);
    await eventually(async () => (await asks.hasObjects(user.uid, binaryurl)).every((exists) => !exists));
  });

  it('gives way to newer ones, so that nobody fills the disk with what they do not keep', async () => {
    const { binaryurl: oldest = '' } = await asks.check(user);
    world.clock.advance(1);
    const { binaryurl: second = '' } = await asks.check(user);
    for (let count = 1; count < UPLOADS_WAITING; count++) {
      world.clock.advance(1);
      await asks.check(user);
    }
    await expectError(world.call('UPLOADFACE', user, { binaryurl: oldest }), ERROR.uploadExpired);
    await eventually(async () => (await asks.hasObjects(user.uid, oldest)).every((exists) => !exists));
    await world.call('UPLOADFACE', user, { binaryurl: second });
  });
});
