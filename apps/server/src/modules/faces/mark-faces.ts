import { ERROR } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { facesDeleted } from '../../events/face-events.ts';
import { publish } from '../../events/publish.ts';
import { AppError } from '../../gateway/app-error.ts';
import { canUndo } from './faces.policy.ts';
import { lockFaces, setDeletedAt } from './faces.store.ts';

/** Deletes or restores faces of the user, all or none. Throws notFound for others' faces, and for those erased by now. */
export async function markFaces(
  tx: Db,
  deps: Deps,
  mark: { uid: string; ids: readonly string[]; mark: 'delete' | 'restore'; now: number },
): Promise<void> {
  const ids = [...new Set(mark.ids)];
  const faces = await lockFaces(tx, mark.uid, ids);
  const isEachThere = faces.every(({ deleted_at }) => deleted_at === null || canUndo(deleted_at, mark.now));
  if (faces.length !== ids.length || !isEachThere) throw new AppError(ERROR.notFound, 'no such face');
  // Deleting again must not prolong the time for which it can be undone.
  const changing = faces.filter(({ deleted_at }) => (deleted_at === null) === (mark.mark === 'delete'));
  if (changing.length === 0) return;
  const changingIds = changing.map(({ id }) => id);
  await setDeletedAt(tx, changingIds, mark.mark === 'delete' ? mark.now : null);
  if (mark.mark === 'delete') await publish(tx, deps, facesDeleted, { uid: mark.uid, faceIds: changingIds });
}
