import { ERROR } from '@kinora/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually, newSn, openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';

const MINUTE_MS = 60_000;
let world: World;
let user: User;
let faceId: string;
beforeAll(async () => {
  world = await openWorld({ environment: { KINORA_FREE_BATCH: '2', KINORA_WAIT_MINUTES: '60' } });
  ({ user, faceId } = await world.signInWithFace());
});
afterAll(() => world.dispose());

const shoot = (sn = newSn()) => world.shoot(user, [faceId], sn);
const changeEnd = (id: string, minutes: number) =>
  world.deps.db
    .updateTable('shoots')
    .set({ ended_at: world.deps.now() - minutes * MINUTE_MS })
    .where('id', '=', id)
    .execute();

/** A shoot that came to its end so many minutes ago, of which nothing is kept. */
async function shootAgo(minutes: number, sn?: string) {
  const { id } = await shoot(sn);
  await eventually(async () => (await world.call('QUEUERESULT', user, { id })).shoots[0]?.state === 'finished');
  await changeEnd(id, minutes);
  return id;
}

it('who keeps nothing lets the studio rest, until the first of those shoots is as old as the operator says, or something is kept', async () => {
  const first = await shootAgo(20);
  const sn = newSn();
  const last = await shootAgo(5, sn);
  await expect(shoot()).rejects.toMatchObject({ id: ERROR.shootsRest, args: ['2', '40'] });
  expect((await shoot(sn)).id).toBe(last);
  await changeEnd(first, 60);
  await shoot();

  await changeEnd(first, 20);
  await expect(shoot()).rejects.toMatchObject({ id: ERROR.shootsRest });
  const [photo] = (await world.call('QUEUERESULT', user, { id: last })).shoots[0]?.photos ?? [];
  await world.call('DISLIKEPHOTO', user, { of: 'photos', ids: [photo?.id ?? ''], mark: 'keep' });
  await shoot();
});
