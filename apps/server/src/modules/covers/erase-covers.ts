import type { Db, Deps } from '../../deps.ts';
import { eraseObjectsJob } from '../erasure/index.ts';
import type { ErasedCover } from './covers.store.ts';

/** Has the pictures erased whose rows were deleted in this transaction. */
export async function eraseCovers(tx: Db, deps: Deps, erased: readonly ErasedCover[]): Promise<void> {
  for (const [uid, covers] of Map.groupBy(erased, (cover) => cover.uid)) {
    const keys = covers.flatMap(({ cover_key }) => cover_key ?? []);
    if (keys.length > 0) await deps.jobs.enqueue(tx, eraseObjectsJob, { keys, folders: [] }, { uid });
  }
}
