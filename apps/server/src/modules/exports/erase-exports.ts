import type { Db, Deps } from '../../deps.ts';
import { eraseTwice } from '../erasure/index.ts';
import { deleteExpired, deleteExportOfUser } from './exports.store.ts';

/** Everything of one export lies in one folder, which is erased whole. */
export const exportFolder = (uid: string, id: string): string => `users/${uid}/exports/${id}/`;

/** Longer than any run that may still store a part. */
const LATE_ERASURE_S = 1900;

/** Deletes the user's export: a new one takes its place, or what it holds must not be had any more. */
export async function eraseExport(tx: Db, deps: Deps, uid: string): Promise<void> {
  const erased = await deleteExportOfUser(tx, uid);
  if (erased) await eraseFolders(tx, deps, [erased]);
}

export async function sweepExports(deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (tx) => eraseFolders(tx, deps, await deleteExpired(tx, deps.now())));
}

async function eraseFolders(tx: Db, deps: Deps, erased: readonly { id: string; uid: string }[]): Promise<void> {
  for (const { uid, id } of erased)
    await eraseTwice(tx, deps, { uid, folders: [exportFolder(uid, id)] }, LATE_ERASURE_S);
}
