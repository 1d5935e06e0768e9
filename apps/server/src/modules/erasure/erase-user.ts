import type { Db, Deps } from '../../deps.ts';
import { eraseObjectsJob } from './erase-objects.job.ts';
import { deleteFormerFolders, listFolderNames, passFolders } from './former-folders.store.ts';

/**
 * Erases what no row of the user's holds: every file, what waits in queues, and what was not pushed yet. What was being made may be stored after
 * that: the last act of the destruction erases once more, before it is certified.
 */
export async function eraseUser(tx: Db, deps: Deps, uid: string): Promise<void> {
  await deps.jobs.forget(tx, uid);
  await deps.push.forget(tx, uid);
  const work = { keys: [], folders: (await listFolderNames(tx, uid)).map((name) => `users/${name}/`) };
  await deleteFormerFolders(tx, uid);
  await deps.jobs.enqueue(tx, eraseObjectsJob, work, { uid: null });
}

/** What waits for an account that becomes part of another one is forgotten; its files stay where they are, and are the other's. */
export async function passUser(tx: Db, deps: Deps, { from, to }: { from: string; to: string }): Promise<void> {
  await deps.jobs.forget(tx, from);
  await deps.push.forget(tx, from);
  await passFolders(tx, from, to);
}
