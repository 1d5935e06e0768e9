import type { Db } from '../../deps.ts';

/** Makes the people of one account those of another. */
export async function movePeople(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable('family_members').set({ uid: to }).where('uid', '=', from).execute();
}
