import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { giveUpShoot, makeShoot } from './shoot.worker.ts';

const SHEETS = 20;
const never = new AbortController().signal;
let world: World;
let user: User;
let faceId: string;
let shootId: string;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  world.studio.shot.length = 0;
  world.studio.failures.length = 0;
  ({ user, faceId } = await world.signInWithFace());
  shootId = (await world.shoot(user, [faceId])).id;
});

const run = (signal = never) => makeShoot(world.deps, { shootId }, signal);
const photos = () => world.deps.db.selectFrom('photos').selectAll().where('shoot_id', '=', shootId).execute();
const sheetsOf = async () => (await photos()).map(({ sheet }) => sheet).sort((a, b) => a - b);
const messages = () => world.deps.db.selectFrom('messages').selectAll().where('extra', '=', shootId).execute();
const all = [...Array(SHEETS).keys()];

describe('the worker of a shoot', () => {
  it('makes nothing twice when it runs twice at once', async () => {
    await Promise.all([run(), run()]);
    expect(await sheetsOf()).toEqual(all);
    expect(await messages()).toHaveLength(1);
  });

  it('does nothing when the shoot is over', async () => {
    await run();
    const shot = world.studio.shot.length;
    await run();
    expect(world.studio.shot).toHaveLength(shot);
    expect(await messages()).toHaveLength(1);
  });

  it('goes on where a run that was ended stopped', async () => {
    const stop = new AbortController();
    const shoot = world.studio.shoot.bind(world.studio);
    const studio = {
      ...world.studio,
      shoot: (...args: Parameters<typeof shoot>) => {
        if (args[0].sheet === 6) stop.abort(new Error('the server stops'));
        return shoot(...args);
      },
    };
    await expect(
      makeShoot({ ...world.deps, engine: world.engineOn(studio) }, { shootId }, stop.signal),
    ).rejects.toThrow('the server stops');
    const before = await photos();
    expect(before.length).toBeGreaterThan(0);
    expect(before.length).toBeLessThan(SHEETS);
    world.studio.shot.length = 0;
    await run();
    expect(await sheetsOf()).toEqual(all);
    expect(world.studio.shot).toHaveLength(SHEETS - before.length);
    const kept = new Set((await photos()).map(({ id }) => id));
    expect(before.every(({ id }) => kept.has(id))).toBe(true);
    expect(await messages()).toMatchObject([{ template: 350 }]);
  });

  it('stops soon after a sheet failed and leaves the rest to the next run', async () => {
    world.studio.failures.push(new Error('the engine fell over'));
    await expect(run()).rejects.toThrow('the engine fell over');
    expect((await photos()).length).toBeLessThan(3);
    await run();
    expect(await sheetsOf()).toEqual(all);
  });

  it('does not make again what its owner has erased meanwhile', async () => {
    world.studio.failures.push(new Error('first run fails'));
    await expect(run()).rejects.toThrow();
    await world.deps.db.deleteFrom('photos').where('shoot_id', '=', shootId).execute();
    const done = await world.deps.db.selectFrom('shoot_sheets').selectAll().where('shoot_id', '=', shootId).execute();
    await run();
    expect(await photos()).toHaveLength(SHEETS - done.length);
  });

  it('fails once, whoever gives it up and how often', async () => {
    await Promise.all([giveUpShoot(world.deps, { shootId }), giveUpShoot(world.deps, { shootId })]);
    await run();
    expect(await messages()).toMatchObject([{ template: 351 }]);
    expect(await photos()).toEqual([]);
  });

  it('fails when the face was erased', async () => {
    await world.deps.db.deleteFrom('faces').where('id', '=', faceId).execute();
    await run();
    expect(await messages()).toMatchObject([{ template: 351 }]);
  });

  it('goes on with a face that is deleted but may still be restored', async () => {
    await world.call('DISLIKEPHOTO', user, { of: 'faces', ids: [faceId], mark: 'delete' });
    await run();
    expect(await sheetsOf()).toEqual(all);
  });

  it('has two sheets for each thread of the studio under way', async () => {
    let running = 0;
    let most = 0;
    const shoot = world.studio.shoot.bind(world.studio);
    const studio = {
      ...world.studio,
      threads: 3,
      shoot: async (...args: Parameters<typeof shoot>) => {
        running += 1;
        most = Math.max(most, running);
        const sheet = await shoot(...args);
        running -= 1;
        return sheet;
      },
    };
    await makeShoot({ ...world.deps, engine: world.engineOn(studio) }, { shootId }, never);
    expect(most).toBe(6);
  });
});
