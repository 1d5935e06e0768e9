import type { Db, Deps } from '../../deps.ts';
import { eraseObjectsJob } from '../erasure/index.ts';

/** Has the pictures erased whose rows were deleted in this transaction. */
export async function eraseCovers(tx: Db, deps: Deps, keys: string[]): Promise<void> {
  if (keys.length > 0) await deps.jobs.enqueue(tx, eraseObjectsJob, { keys, folders: [] });
}
