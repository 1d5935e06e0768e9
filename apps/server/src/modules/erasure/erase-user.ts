import type { Db, Deps } from '../../deps.ts';
import { eraseObjectsJob } from './erase-objects.job.ts';
import { deleteFormerFolders, listFolderNames, passFolders } from './former-folders.store.ts';

/** Longer than any run that may still store something. */
const LATE_ERASURE_S = 4000;

/** Erases what no row of the user's holds: every file, what waits in queues, and what was not pushed yet. */
export async function eraseUser(tx: Db, deps: Deps, uid: string): Promise<void> {
  await deps.jobs.forget(tx, uid);
  await deps.push.forget(tx, uid);
  const work = { keys: [], folders: (await listFolderNames(tx, uid)).map((name) => `users/${name}/`) };
  await deleteFormerFolders(tx, uid);
  await deps.jobs.enqueue(tx, eraseObjectsJob, work);
  // And once more: what was being made may be stored after the first pass.
  await deps.jobs.enqueue(tx, eraseObjectsJob, work, { startAfterSeconds: LATE_ERASURE_S });
}

/** What waits for an account that becomes part of another one is forgotten; its files stay where they are, and are the other's. */
export async function passUser(tx: Db, deps: Deps, { from, to }: { from: string; to: string }): Promise<void> {
  await deps.jobs.forget(tx, from);
  await deps.push.forget(tx, from);
  await passFolders(tx, from, to);
}
