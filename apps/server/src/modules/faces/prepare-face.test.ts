import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually, openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { giveUpFace, prepareFace } from './prepare-face.worker.ts';

let world: World;
let user: User;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.dispose());
beforeEach(async () => {
  user = await world.signIn();
  await world.call('AGREEPROTOCOL', user, {
    kind: 'face',
    version: world.deps.config.business.faceVersion,
    agree: true,
  });
});

const never = new AbortController().signal;
const stateOf = async (id: string) =>
  (await world.call('QUERYICONS', user, {})).icons.find((face) => face.id === id)?.state;
const isReady = async (id: string) => (await stateOf(id)) === 'ready';

describe('the preparation', () => {
  it('changes nothing when it runs again, or twice at once', async () => {
    const id = await world.addFace(user);
    await Promise.all([prepareFace(world.deps, { faceId: id }, never), prepareFace(world.deps, { faceId: id }, never)]);
    await eventually(() => isReady(id));
    const events = world.deps.db.selectFrom('push_outbox').selectAll().where('subject_id', '=', id);
    // Its covers are told of too, once they come.
    expect(await events.where('kind', '=', 'face').execute()).toHaveLength(1);
  });

  it('is of the face that was inspected, also when it is done again', async () => {
    const face = { x: 0.62, y: 0.31 };
    world.studio.place = { ...face, height: 0.2 };
    const id = await world.addFace(user);
    world.studio.place = undefined;
    await eventually(() => isReady(id));
    await world.deps.db.updateTable('faces').set({ state: 'preparing' }).where('id', '=', id).execute();
    await prepareFace(world.deps, { faceId: id }, never);
    expect(world.studio.pointed.prepared.slice(-2)).toEqual([face, face]);
  });

  it('ends as failed when every try failed', async () => {
    world.studio.hold();
    const id = await world.addFace(user);
    await giveUpFace(world.deps, { faceId: id });
    world.studio.release();
    expect(await stateOf(id)).toBe('failed');
  });

  it('tells nothing by a message when it was quick', async () => {
    const id = await world.addFace(user);
    await eventually(() => isReady(id));
    expect((await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 })).messages).toEqual([]);
  });

  it('tells by a message when it took long', async () => {
    world.studio.hold();
    const id = await world.addFace(user);
    world.clock.advance(61_000);
    world.studio.release();
    await eventually(() => isReady(id));
    const { messages } = await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 });
    expect(messages).toMatchObject([{ template: 354, extra: id, read: 0 }]);
  });
});
