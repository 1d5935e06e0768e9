import { ERROR } from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import { eventually, expectError } from '../../../test/module-world.ts';
import { begin, icons, usePersonChecks, user, world } from '../../../test/person-checks.ts';
import { sendFrames } from '../../../test/send-frames.ts';
import { planPictures } from '../covers/plan-pictures.ts';

usePersonChecks();

const isReady = async (id: string) => (await icons()).some((face) => face.id === id && face.state === 'ready');
const checked = async () => (await icons()).flatMap(({ id, faceauth }) => (faceauth ? [id] : []));

describe('a shoot where the check is required', () => {
  it('is for who passed it, and for everybody with the sample face', async () => {
    const [face] = (await world.call('QUERYICONS', user, {})).icons;
    const { id: sample } = await world.call('UPLOADFACE', user, { sample: true });
    const own = face?.id ?? '';
    await expectError(world.shoot(user, [own]), ERROR.realPersonNeeded);
    await world.shoot(user, [sample]);
    await sendFrames(world, user, await begin());
    await world.shoot(user, [own]);
  });

  it("is with photos that show who passed it: another face is checked on its own, or is another person's", async () => {
    await sendFrames(world, user, await begin());
    const another = await world.addFace(user);
    await eventually(async () => isReady(another));
    expect(await checked()).toContain(another);
    await world.shoot(user, [another]);

    world.studio.isOnePerson = false;
    const friend = await world.addFace(user);
    await eventually(async () => isReady(friend));
    const refused = await world.shoot(user, [another, friend]).catch((error: unknown) => error);
    expect(refused).toMatchObject({ id: ERROR.faceUnchecked, args: [friend] });
    world.studio.fault = 'other-person';
    await sendFrames(world, user, await begin());
    expect(world.studio.watched.at(-1)?.plate.key).toContain(friend);
    await expectError(world.shoot(user, [friend]), ERROR.faceUnchecked);

    const version = world.deps.config.business.faceVersion;
    await world.call('CREATEFAMILY', user, {
      ...{ binaryurl: friend, nick: 'Ann', relation: 'friend', agreed: version, by: 'self' },
    });
    await world.shoot(user, [friend]);
    expect(await checked()).not.toContain(friend);
    // Back among the user's own it is as unknown as before.
    await world.call('UPLOADFACE', user, { binaryurl: friend, mid: user.uid });
    await expectError(world.shoot(user, [friend]), ERROR.faceUnchecked);
  });

  it('holds the photos of before against the one that was checked, and lets each be named', async () => {
    const second = await world.addFace(user);
    await eventually(async () => isReady(second));
    const [, first] = (await icons()).map(({ id }) => id);
    await sendFrames(world, user, await world.call('FACEAUTH', user, { face: first ?? '' }));
    expect(world.studio.watched.at(-1)?.plate.key).toContain(first);
    await eventually(async () => (await checked()).length === 2);
    await expectError(world.call('FACEAUTH', user, { face: 'nobody' }), ERROR.realPersonFace);
  });

  it('waits for a new photo until it was compared', async () => {
    await sendFrames(world, user, await begin());
    world.studio.hold();
    const photo = await world.addFace(user);
    await expectError(world.shoot(user, [photo]), ERROR.faceNotReady);
    world.studio.release();
    await eventually(async () => isReady(photo));
    await world.shoot(user, [photo]);
  });

  it('and no picture of a theme shows who has not passed it; it does from then on', async () => {
    const cover = async () => (await world.call('QUERYMODEL', user, { id: 'sakura' })).cover.own ?? false;
    await world.answer(user, 'covers');
    expect(await planPictures(world.deps, user.uid, 'sakura', [0])).toEqual([]);
    await sendFrames(world, user, await begin());
    await eventually(cover);
    await world.deps.db.updateTable('faces').set({ person_check: null }).where('uid', '=', user.uid).execute();
    expect(await cover()).toBe(false);
  });

  it('needs the terms in force', async () => {
    const [face] = (await world.call('QUERYICONS', user, {})).icons;
    await sendFrames(world, user, await begin());
    await world.deps.db.deleteFrom('consents').where('uid', '=', user.uid).where('kind', '=', 'service').execute();
    await expectError(world.shoot(user, [face?.id ?? '']), ERROR.consentMissing);
  });
});
