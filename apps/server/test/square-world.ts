import type { InputOf } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { User } from '../src/gateway/command-handler.ts';
import { makeShoot } from '../src/modules/shoots/shoot.worker.ts';
import { newSn, openWorld, type World } from './module-world.ts';

/** Photos that a user may publish in a day. */
export const PER_DAY = 6;
const never = new AbortController().signal;

// What each test finds: set anew before it.
export let world: World;
export let owner: User;
export let faceId: string;
/** Photos of the owner's shoot. */
export let ids: string[];

/** An empty square, and somebody with a finished shoot, for each test of the file. */
export function useSquare(): void {
  beforeAll(async () => {
    world = await openWorld({ jobs: 'manual', environment: { KINORA_SQUARE_PER_DAY: String(PER_DAY) } });
  });
  afterAll(() => world.dispose());
  beforeEach(async () => {
    await world.deps.db.updateTable('photos').set({ square: false }).execute();
    ({ user: owner, faceId } = await world.signInWithFace());
    await agreeSquare();
    ids = await shootAll(owner, { theme: 'city-evening', faces: [faceId], sn: newSn() });
  });
}

/** Makes a shoot that was asked for, and says which photos it has. */
export async function finish(user: User, id: string): Promise<string[]> {
  await makeShoot(world.deps, { shootId: id }, never);
  const { shoots } = await world.call('QUEUERESULT', user, { id });
  return (shoots[0]?.photos ?? []).map((photo) => photo.id);
}
export const shootAll = async (user: User, input: InputOf<'SHOOT'>) =>
  finish(user, (await world.call('SHOOT', user, input)).id);
export const mark = (marked: string[], name: InputOf<'DISLIKEPHOTO'>['mark']) =>
  world.call('DISLIKEPHOTO', owner, { of: 'photos', ids: marked, mark: name });
/** Gives or withdraws the consent to being shown in the square. */
export const agreeSquare = (agree = true, actor = owner) =>
  world.call('AGREEPROTOCOL', actor, { kind: 'square', version: world.deps.config.business.squareVersion, agree });
export const submit = (id: string, share: boolean, actor = owner) => world.call('SUBMITSQUARE', actor, { id, share });
export const square = async (page?: number) =>
  world.call('QUERYSQUARE', world.guest, page === undefined ? {} : { page });
export const standing = async () => (await square()).square.map(({ id }) => id);

/** Keeps and publishes photos of the owner. */
export async function publish(...published: string[]): Promise<void> {
  await mark(published, 'keep');
  for (const id of published) await submit(id, true);
}
