import type { Db } from '../../deps.ts';

/** Covers go with the faces that they show. */
export async function moveCovers(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable('theme_covers').set({ uid: to }).where('uid', '=', from).execute();
}
