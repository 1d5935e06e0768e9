import { ERROR } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { facesDeleted, facesRestored } from '../../events/face-events.ts';
import { publish } from '../../events/publish.ts';
import { AppError } from '../../gateway/app-error.ts';
import { lockUser } from '../users/index.ts';
import { canUndo } from './faces.policy.ts';
import { type FaceRow, listFaces, lockFaces, setDeletedAt } from './faces.store.ts';
import { matchFacesJob } from './match-faces.job.ts';
import { requireRoom } from './require-room.ts';

/**
 * Deletes or restores faces of the user, all or none. Throws notFound for others' faces, and for those erased by now, and photosFull
 * where others came in place of those that are to be restored.
 */
export async function markFaces(
  tx: Db,
  deps: Deps,
  mark: { uid: string; ids: readonly string[]; mark: 'delete' | 'restore'; now: number },
): Promise<void> {
  // First of all, as everywhere, since it is locked before faces.
  await lockUser(tx, mark.uid);
  const ids = [...new Set(mark.ids)];
  const faces = await lockFaces(tx, mark.uid, ids);
  const isEachThere = faces.every(({ deleted_at }) => deleted_at === null || canUndo(deleted_at, mark.now));
  if (faces.length !== ids.length || !isEachThere) throw new AppError(ERROR.notFound, 'no such face');
  // Deleting again must not prolong the time for which it can be undone.
  const changing = faces.filter(({ deleted_at }) => (deleted_at === null) === (mark.mark === 'delete'));
  if (changing.length === 0) return;
  if (mark.mark === 'restore') await requireRoomFor(tx, mark.uid, changing);
  const changingIds = changing.map(({ id }) => id);
  await setDeletedAt(tx, changingIds, mark.mark === 'delete' ? mark.now : null);
  const { uid } = mark;
  if (mark.mark === 'delete') return publish(tx, deps, facesDeleted, { uid, faceIds: changingIds });
  await deps.jobs.enqueue(tx, matchFacesJob, { uid }, { uid });
  const there = await listFaces(tx, uid);
  await publish(tx, deps, facesRestored, { uid, faceIds: there.map(({ id }) => id) });
}

async function requireRoomFor(tx: Db, uid: string, faces: readonly FaceRow[]): Promise<void> {
  const own = faces.filter(({ sample }) => !sample);
  for (const memberId of new Set(own.map(({ member_id }) => member_id))) {
    await requireRoom(tx, uid, memberId, own.filter(({ member_id }) => member_id === memberId).length);
  }
}
