import type { Db, Deps } from '../../deps.ts';
import { eraseObjectsJob } from './erase-objects.job.ts';

/** Longer than any run that makes something of a face or a photo. */
const LATE_ERASURE_S = 700;

/** Objects of one user, whose rows are deleted. */
export interface Erased {
  uid: string;
  keys?: string[];
  /** Prefixes that end in a slash. */
  folders?: string[];
}

/**
 * Has objects erased whose rows are deleted in this transaction, and once more later: whatever was being made of them may be stored
 * after the first pass by a process that dies before it looks whether they are still there.
 * @param lateS longer than any run that may still store something there
 */
export async function eraseTwice(
  tx: Db,
  deps: Deps,
  { uid, keys = [], folders = [] }: Erased,
  lateS = LATE_ERASURE_S,
): Promise<void> {
  await deps.jobs.enqueue(tx, eraseObjectsJob, { keys, folders }, { uid });
  await deps.jobs.enqueue(tx, eraseObjectsJob, { keys, folders }, { uid, startAfterSeconds: lateS });
}
