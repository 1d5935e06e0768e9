import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/module-world.ts';
import { recordPace } from '../pace/index.ts';
import { estimateWait, roundWait } from './estimate-wait.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());

const wait = (sheets: number, isPreparing = false) =>
  estimateWait(world.deps.db, { queueNumber: null, engine: 'studio', sheets, isPreparing });

describe('estimateWait', () => {
  it('guesses before anything was measured', async () => {
    expect(await wait(20)).toEqual({ ahead: 0, seconds: 12 });
  });

  it('goes by what was measured, the newest with a weight of 0.3', async () => {
    await recordPace(world.deps.db, 'sheet', 1, 1);
    expect(await wait(20)).toEqual({ ahead: 0, seconds: 20 });
    await recordPace(world.deps.db, 'sheet', 2, 2);
    expect(await wait(20)).toEqual({ ahead: 0, seconds: 26 });
  });

  it('adds the preparation of a face', async () => {
    await recordPace(world.deps.db, 'prepare', 5, 1);
    expect((await wait(20, true)).seconds).toBe(31);
  });

  it('adds the sheets that shoots ahead still need', async () => {
    const { user, faceId } = await world.signInWithFace();
    const first = await world.shoot(user, [faceId]);
    const second = await world.shoot(user, [faceId]);
    expect([first.ahead, first.wait_s, second.ahead, second.wait_s]).toEqual([0, 26, 1, 52]);
    await world.deps.db
      .insertInto('shoot_sheets')
      .values({ shoot_id: first.id, sheet: 0, outcome: 'made', ended_at: 1 })
      .execute();
    expect(await wait(0)).toEqual({ ahead: 2, seconds: 51 });
  });

  it('counts what comes before when users are served in turn', async () => {
    const [one, other] = [await world.signInWithFace(), await world.signInWithFace()];
    const before = (await world.shoot(one.user, [one.faceId])).ahead;
    await world.shoot(one.user, [one.faceId]);
    await world.shoot(one.user, [one.faceId]);
    // Behind the first of the one with three, not behind all of them.
    expect((await world.shoot(other.user, [other.faceId])).ahead).toBe(before + 1);
  });
});

it.each([
  [0, 5],
  [7, 5],
  [8, 10],
  [61, 60],
])('%i seconds are told as %i', (seconds, told) => {
  expect(roundWait(seconds)).toBe(told);
});
