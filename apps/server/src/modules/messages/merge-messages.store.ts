import type { Db } from '../../deps.ts';

/** Makes the messages of one account those of another; of two about the same thing the one that is there stays. */
export async function moveMessages(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const there = tx.selectFrom('messages').select('key').where('uid', '=', to);
  await tx.deleteFrom('messages').where('uid', '=', from).where('key', 'in', there).execute();
  await tx.updateTable('messages').set({ uid: to }).where('uid', '=', from).execute();
}
