import { PHOTOS_OF_PERSON_MAX } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listObjects } from '../../../test/everything-of-a-user.ts';
import { eventually, openWorld, photoFile, photoInput, type World } from '../../../test/module-world.ts';
import { sendFrames } from '../../../test/send-frames.ts';
import type { User } from '../../gateway/command-handler.ts';

let world: World;
let user: User;
beforeAll(async () => {
  world = await openWorld({ environment: { KINORA_REAL_PERSON_TRIES: '100', KINORA_OWN_COVERS: '0' } });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  world.studio.fault = undefined;
  world.studio.verdict = undefined;
  world.studio.stills = [[2, 3], [12], [20], []];
  ({ user } = await world.signInWithFace());
});

const begin = () => world.call('FACEAUTH', user, {});
const icons = async () => (await world.call('QUERYICONS', user, {})).icons;
const done = async (id: string) => world.call('FACEAUTHDONE', user, { id, code: 1000 });
const filesOf = async () => (await listObjects(world)).filter((file) => file.includes(user.uid));

it('sharp frames become further photos of who agreed to it, once, and the one that stood for them still does', async () => {
  const [standing] = await icons();
  const check = await begin();
  await sendFrames(world, user, check, { keep: true });
  expect(await done(check.id)).toEqual({ code: 1000, photos: 3 });
  expect(await done(check.id)).toEqual({ code: 1000, photos: 3 });
  const all = await icons();
  expect(all).toHaveLength(4);
  expect(all[0]?.id).toBe(standing?.id);
  expect(new Set(all.map(({ mid }) => mid))).toEqual(new Set([user.uid]));
  await eventually(async () => (await icons()).every(({ state }) => state === 'ready'));
});

it.each([undefined, false])('without that nothing of them is kept: %s', async (keep) => {
  const before = await filesOf();
  const check = await begin();
  await sendFrames(world, user, check, keep === undefined ? {} : { keep });
  expect(await done(check.id)).toEqual({ code: 1000 });
  expect(await icons()).toHaveLength(1);
  expect(await filesOf()).toEqual(before);
});

it('nor of a check that was not passed', async () => {
  world.studio.fault = 'actions';
  const before = await filesOf();
  const check = await begin();
  await sendFrames(world, user, check, { keep: true });
  expect(await done(check.id)).toEqual({ code: 2006, fault: 'actions' });
  expect(await filesOf()).toEqual(before);
});

it('a frame that an upload would be refused for is none', async () => {
  world.studio.verdict = { verdict: 'refused', problem: 'blurred', faces: 1 };
  const check = await begin();
  await sendFrames(world, user, check, { keep: true });
  expect(await done(check.id)).toEqual({ code: 1000 });
  world.studio.verdict = { verdict: 'unreadable' };
  const second = await begin();
  await sendFrames(world, user, second, { keep: true });
  expect(await done(second.id)).toEqual({ code: 1000 });
  expect(await icons()).toHaveLength(1);
});

it('one that would make worse portraits is none, whatever was asked for', async () => {
  const passed = await world.studio.inspect(Buffer.of());
  if (passed.verdict !== 'passed') throw new Error('the fake studio passes anything');
  world.studio.verdict = { ...passed, concerns: ['head-cut'] };
  const check = await begin();
  await sendFrames(world, user, check, { keep: true });
  expect(await done(check.id)).toEqual({ code: 1000 });
  expect(await icons()).toHaveLength(1);
});

it('no more are kept than there is room for', async () => {
  for (let i = 1; i < PHOTOS_OF_PERSON_MAX - 1; i++) {
    const { binaryurl = '' } = await world.call('UPLOADCHECK', user, photoInput, photoFile);
    await world.call('UPLOADFACE', user, { binaryurl });
  }
  const check = await begin();
  await sendFrames(world, user, check, { keep: true });
  expect(await done(check.id)).toEqual({ code: 1000, photos: 1 });
  expect(await icons()).toHaveLength(PHOTOS_OF_PERSON_MAX);
});

it('they go with the consent to the use of the face', async () => {
  const check = await begin();
  await sendFrames(world, user, check, { keep: true });
  const version = world.deps.config.business.faceVersion;
  await world.call('AGREEPROTOCOL', user, { kind: 'face', version, agree: false });
  expect(await icons()).toEqual([]);
  await eventually(async () => (await filesOf()).length === 0);
});
