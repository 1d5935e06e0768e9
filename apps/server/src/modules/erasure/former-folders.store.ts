import type { Db } from '../../deps.ts';

/** The names under which files of the user lie: their own, and those of accounts that became part of theirs. */
export async function listFolderNames(db: Db, uid: string): Promise<string[]> {
  const rows = await db.selectFrom('former_folders').select('former_uid').where('uid', '=', uid).execute();
  return [uid, ...rows.map(({ former_uid }) => former_uid)];
}

/** Whatever lies in folders of the one is the other's from now on. */
export async function passFolders(tx: Db, from: string, to: string): Promise<void> {
  await tx.updateTable('former_folders').set({ uid: to }).where('uid', '=', from).execute();
  await tx.insertInto('former_folders').values({ former_uid: from, uid: to }).execute();
}

export async function deleteFormerFolders(tx: Db, uid: string): Promise<void> {
  await tx.deleteFrom('former_folders').where('uid', '=', uid).execute();
}
