import type { User } from '../src/gateway/command-handler.ts';
import { makeShoot } from '../src/modules/shoots/shoot.worker.ts';
import type { World } from './module-world.ts';

/** A new user who keeps one photo of a shoot; for a world whose jobs the test runs. */
export async function keepPhoto(world: World): Promise<{ user: User; faceId: string; photoId: string }> {
  const { user, faceId } = await world.signInWithFace();
  const { id: shootId } = await world.shoot(user, [faceId]);
  await makeShoot(world.deps, { shootId }, new AbortController().signal);
  const photoId = (await world.call('QUEUERESULT', user, { id: shootId })).shoots[0]?.photos[0]?.id ?? '';
  await world.call('DISLIKEPHOTO', user, { of: 'photos', ids: [photoId], mark: 'keep' });
  return { user, faceId, photoId };
}
