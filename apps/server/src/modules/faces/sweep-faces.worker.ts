import type { Deps } from '../../deps.ts';
import { followErasure } from './erase-faces.ts';
import { DELETE_UNDO_MS } from './faces.policy.ts';
import { deleteFacesDeletedBefore } from './faces.store.ts';
import { deleteExpiredUploads } from './uploads.store.ts';

export async function sweepFaces(deps: Deps): Promise<void> {
  const now = deps.now();
  await deps.db.transaction().execute(async (tx) => {
    const faces = await deleteFacesDeletedBefore(tx, now - DELETE_UNDO_MS);
    const uploads = await deleteExpiredUploads(tx, now);
    await followErasure(tx, deps, faces, uploads);
  });
}
