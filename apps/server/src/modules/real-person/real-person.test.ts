import { randomBytes } from 'node:crypto';
import { ERROR, REAL_PERSON_ACTIONS, type ResponseOf } from '@kinora/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listObjects, readTables } from '../../../test/everything-of-a-user.ts';
import { eventually, expectError, openWorld, type World } from '../../../test/module-world.ts';
import { newFrames, sendFrames } from '../../../test/send-frames.ts';
import { readBusiness } from '../../config/business.ts';
import type { User } from '../../gateway/command-handler.ts';
import { planPictures } from '../covers/plan-pictures.ts';
import { chooseActions } from './choose-actions.ts';
import { CHECK_MEMORY_MS, DAY_MS, FRAMES_MS, JUDGING_MS } from './real-person.policy.ts';
import { sweepChecks } from './sweep-checks.worker.ts';

let world: World;
let user: User;
beforeAll(async () => {
  world = await openWorld({ environment: { KINORA_REAL_PERSON_TRIES: '4', KINORA_REAL_PERSON: 'required' } });
});
afterAll(() => world.dispose());
afterEach(() => {
  vi.restoreAllMocks();
});
beforeEach(async () => {
  world.studio.fault = undefined;
  world.studio.isOnePerson = true;
  ({ user } = await world.signInWithFace());
});

const begin = () => world.call('FACEAUTH', user, {});
const done = ({ id }: ResponseOf<'FACEAUTH'>, code: 1000 | 1001 | 1003 | 2002 | 2003 | 2006 = 1000) =>
  world.call('FACEAUTHDONE', user, { id, code });
const icons = async () => (await world.call('QUERYICONS', user, {})).icons;
const isReady = async (id: string) => (await icons()).some((face) => face.id === id && face.state === 'ready');
const checked = async () => (await icons()).flatMap(({ id, faceauth }) => (faceauth ? [id] : []));
const isVerified = async () => (await world.call('QUERYUSERINFO', user, {})).isrpa;

describe('a check by the studio', () => {
  it('asks for four actions, both turns among them, in orders that differ', () => {
    const orders = Array.from({ length: 300 }, chooseActions);
    for (const order of orders) {
      expect(new Set(order).size).toBe(4);
      expect(order).toEqual(expect.arrayContaining(['left', 'right']));
    }
    expect(new Set(orders.flat()).size).toBe(REAL_PERSON_ACTIONS.length);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(30);
  });

  it('is passed by who does what is asked, is held against their face, and is told the same again', async () => {
    const check = await begin();
    const frames = newFrames();
    await sendFrames(world, user, check, { frames });
    expect(await done(check)).toEqual({ code: 1000 });
    expect(await done(check, 2002)).toEqual({ code: 1000 });
    expect(await isVerified()).toBe(true);
    const order = world.studio.watched.at(-1);
    expect(order?.actions).toEqual(check.by === 'studio' && check.actions);
    expect(order?.frames.map(({ jpeg }) => [...jpeg])).toEqual(frames.map((frame) => [...frame]));
    expect(order?.frames.at(-1)?.atMs).toBe((frames.length - 1) * 200);
    expect(order?.plate.key).toContain(user.uid);
  });

  it.each(['unclear', 'several-faces', 'other-person', 'actions', 'still', 'cut'] as const)(
    'is not passed where the studio sees: %s',
    async (fault) => {
      world.studio.fault = fault;
      const check = await begin();
      await sendFrames(world, user, check);
      expect(await done(check)).toEqual({ code: 2006, fault });
      expect(await isVerified()).toBe(false);
    },
  );

  it('takes frames once, in its time, with its own word, and no clock that runs faster than ours', async () => {
    const other = await begin();
    const check = await begin();
    if (other.by !== 'studio') throw new Error('not by the studio');
    await expectError(sendFrames(world, user, check, { nonce: other.nonce }), ERROR.notFound);
    await expectError(sendFrames(world, user, other), ERROR.notFound);
    expect(await done(other)).toEqual({ code: 1003 });
    await sendFrames(world, user, check);
    await expectError(sendFrames(world, user, check), ERROR.notFound);

    const late = await begin();
    world.clock.advance(FRAMES_MS);
    await sendFrames(world, user, late);
    expect(await done(late)).toEqual({ code: 2006, fault: 'late' });

    const fast = await begin();
    await sendFrames(world, user, fast, { everyMs: 700 });
    expect(await done(fast)).toEqual({ code: 2003 });
  });

  it('knows frames that were seen before, of anybody', async () => {
    const frames = newFrames();
    await sendFrames(world, user, await begin(), { frames });
    const { user: thief } = await world.signInWithFace();
    const check = await world.call('FACEAUTH', thief, {});
    await sendFrames(world, thief, check, { frames: [...newFrames(20), ...frames.slice(20)] });
    expect(await world.call('FACEAUTHDONE', thief, { id: check.id, code: 1000 })).toEqual({
      code: 2006,
      fault: 'replayed',
    });
  });

  it.each([1001, 1003, 2002, 2003] as const)('ends as the client says where no frames came: %i', async (code) => {
    const check = await begin();
    expect(await done(check, code)).toEqual({ code });
    await expectError(sendFrames(world, user, check), ERROR.notFound);
  });

  it('is not passed by saying so', async () => {
    expect(await done(await begin(), 1000)).toEqual({ code: 2006, fault: 'unclear' });
    expect(await isVerified()).toBe(false);
  });

  it('ends with a system error where the studio fails, or its process dies', async () => {
    const check = await begin();
    world.studio.failures.push(new Error('the studio fell'));
    await expect(sendFrames(world, user, check)).rejects.toThrow('fell');
    expect(await done(check)).toEqual({ code: 1001 });

    const second = await begin();
    await world.deps.db
      .updateTable('real_person_checks')
      .set({ state: 'judging' })
      .where('id', '=', second.id)
      .execute();
    expect(await done(second)).toEqual({ code: 2002 });
    world.clock.advance(FRAMES_MS + JUDGING_MS + 1);
    expect(await done(second)).toEqual({ code: 1001 });
  });

  it.each([
    [undefined, 1000, 'real-person-passed'],
    ['still', 2006, 'real-person-refused'],
  ] as const)(
    'is one security event, and one try, however often its end is asked for: %s',
    async (fault, code, event) => {
      const count = vi.spyOn(world.deps.metrics, 'countSecurityEvent');
      world.studio.fault = fault;
      const check = await begin();
      await sendFrames(world, user, check);
      for (const _time of [1, 2]) expect(await done(check)).toMatchObject({ code });
      expect(count.mock.calls).toEqual([[event]]);
      for (let more = 1; more < 4; more++) await begin();
      await expectError(begin(), ERROR.realPersonTries);
    },
  );

  it('is one security event where the client ended it twice, and none where it was broken off', async () => {
    const count = vi.spyOn(world.deps.metrics, 'countSecurityEvent');
    const [check, left] = [await begin(), await begin()];
    await Promise.all([done(left, 1003), done(left, 1003)]);
    expect(count).not.toHaveBeenCalled();
    expect(await done(check, 1003)).toEqual({ code: 1003 });
    const unseen = await begin();
    await Promise.all([done(unseen), done(unseen)]);
    expect(count.mock.calls).toEqual([['real-person-refused']]);
  });

  it('needs a face of their own that is ready, and the consent', async () => {
    const stranger = await world.signIn();
    const ask = () => world.call('FACEAUTH', stranger, {});
    await expectError(ask(), ERROR.consentMissing);
    const version = world.deps.config.business.faceVersion;
    await world.call('AGREEPROTOCOL', stranger, { kind: 'face', version, agree: true });
    await world.call('UPLOADFACE', stranger, { sample: true });
    await expectError(ask(), ERROR.realPersonFace);
  });

  it('tells who is too young that, before anything else that is missing', async () => {
    const child = await world.signIn();
    const birth = new Date(world.deps.now()).getUTCFullYear() - 10;
    await world.call('EDITFAMILY', child, { mid: child.uid, info: { birth } });
    await expectError(world.call('FACEAUTH', child, {}), ERROR.guardianNeeded);
  });

  it('ends with the consent', async () => {
    const check = await begin();
    const version = world.deps.config.business.faceVersion;
    await world.call('AGREEPROTOCOL', user, { kind: 'face', version, agree: false });
    await expectError(sendFrames(world, user, check), ERROR.notFound);
    expect(await done(check)).toEqual({ code: 1003 });
  });

  it('can be begun so many times a day', async () => {
    for (let i = 0; i < 4; i++) await begin();
    await expectError(begin(), ERROR.realPersonTries);
    world.clock.advance(DAY_MS);
    await begin();
  });

  it('leaves nothing of its frames: no file, and digests for thirty days', async () => {
    const before = await listObjects(world);
    const mark = randomBytes(40);
    await sendFrames(world, user, await begin(), { frames: [...newFrames(), mark] });
    // Covers of the users before are being made meanwhile: what is only temporary goes by itself.
    await eventually(async () =>
      (await listObjects(world)).every((file) => before.includes(file) || file.includes('covers')),
    );
    const rows = (await readTables(world)).get('public.real_person_frames') ?? [];
    expect(rows.filter((row) => row.includes(user.uid))).toHaveLength(31);
    expect(rows.join()).not.toContain(mark.toString('hex'));
    world.clock.advance(CHECK_MEMORY_MS);
    await sweepChecks(world.deps);
    for (const table of ['public.real_person_frames', 'public.real_person_checks'])
      expect((await readTables(world)).get(table)).toEqual([]);
  });
});

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

it('is required in production and offered elsewhere, unless the operator says otherwise', () => {
  const policy = (isProduction: boolean, environment = {}) => readBusiness(environment, isProduction).realPerson;
  expect([policy(true), policy(false)]).toEqual(['required', 'offered']);
  const offered = policy(true, { KINORA_REAL_PERSON: 'offered' });
  expect([offered, policy(false, { KINORA_REAL_PERSON: 'required' })]).toEqual(['offered', 'required']);
  expect(() => policy(true, { KINORA_REAL_PERSON: 'maybe' })).toThrow('KINORA_REAL_PERSON');
});

it.each(['offered', 'off'])('where it is %s a shoot needs none', async (policy) => {
  const other = await openWorld({ environment: { KINORA_REAL_PERSON: policy } });
  try {
    const { user: somebody, faceId } = await other.signInWithFace();
    await other.shoot(somebody, [faceId]);
    const asked = other.call('FACEAUTH', somebody, {});
    if (policy === 'off') await expectError(asked, ERROR.realPersonOff);
    else expect((await asked).by).toBe('studio');
  } finally {
    await other.dispose();
  }
});
