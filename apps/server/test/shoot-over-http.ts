import { randomBytes } from 'node:crypto';
import { eventually, newSn } from './module-world.ts';
import type { TestClient } from './test-client.ts';
import { addFace, progressOf } from './whole-server.ts';

/** Ids of the photos of a finished shoot of a new face, of which the first is kept. */
export async function shootAndKeep(client: TestClient): Promise<string[]> {
  const face = await addFace(client, randomBytes(9));
  const { id: shoot } = await client.call('SHOOT', { theme: 'sakura', faces: [face], sn: newSn() });
  await eventually(async () => (await progressOf(client, shoot)).state === 'finished');
  const ids = (await progressOf(client, shoot)).photos.map(({ id }) => id);
  await client.call('DISLIKEPHOTO', { of: 'photos', ids: ids.slice(0, 1), mark: 'keep' });
  return ids;
}
