import type { Deps } from '../../deps.ts';
import { findFaces } from '../faces/index.ts';
import { failShoot } from './close-shoot.ts';
import { enqueueShoot } from './enqueue-shoot.ts';
import { listShootsWithFace, lockUnfinishedShoot } from './shoots.store.ts';
import { isEverybodyThere } from './shot-people.ts';

/** Shoots that wait for the face go on, or fail with it. */
export async function settleWaitingShoots(deps: Deps, payload: { faceId: string }): Promise<void> {
  for (const { id } of await listShootsWithFace(deps.db, payload.faceId)) {
    await deps.db.transaction().execute(async (tx) => {
      const shoot = await lockUnfinishedShoot(tx, id);
      if (!shoot) return;
      const faces = new Map((await findFaces(tx, shoot.face_ids)).map((face) => [face.id, face]));
      const isPreparing = [...faces.values()].some(({ state }) => state === 'preparing');
      if (!isEverybodyThere(shoot, faces)) await failShoot(tx, deps, id);
      else if (!isPreparing) await enqueueShoot(tx, deps, id);
    });
  }
}
