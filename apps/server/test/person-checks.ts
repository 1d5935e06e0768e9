import type { ResponseOf } from '@kinora/contract';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { User } from '../src/gateway/command-handler.ts';
import { openWorld, type World } from './module-world.ts';

/** Checks that a user may begin in a day. */
export const TRIES = 4;

// What each test finds: set anew before it.
export let world: World;
export let user: User;

/** A studio that requires the check and passes everybody, and somebody with a face that is ready, for each test of the file. */
export function usePersonChecks(): void {
  beforeAll(async () => {
    world = await openWorld({
      environment: { KINORA_REAL_PERSON_TRIES: String(TRIES), KINORA_REAL_PERSON: 'required' },
    });
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
}

export const begin = () => world.call('FACEAUTH', user, {});
export const done = ({ id }: ResponseOf<'FACEAUTH'>, code: 1000 | 1001 | 1003 | 2002 | 2003 | 2006 = 1000) =>
  world.call('FACEAUTHDONE', user, { id, code });
export const icons = async () => (await world.call('QUERYICONS', user, {})).icons;
export const isVerified = async () => (await world.call('QUERYUSERINFO', user, {})).isrpa;
