import type { Db } from '../../deps.ts';

/**
 * No check moves: whether a face was authenticated is said of the account that stays alone. Frames that were seen stay on record, so that none
 * comes twice.
 */
export async function moveFrames(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable('real_person_frames').set({ uid: to }).where('uid', '=', from).execute();
}
