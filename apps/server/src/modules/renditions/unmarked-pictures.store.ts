import type { Insertable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { RenditionTables } from './renditions.tables.ts';

/** Six months are asked for (Measures for Labelling AI-Generated Synthetic Content, article 9). */
const KEPT_MS = 190 * 86_400_000;

/** Notes who was given an unmarked picture, and forgets what need not be known any more. */
export async function noteUnmarkedPicture(
  tx: Db,
  given: Insertable<RenditionTables['unmarked_pictures']>,
): Promise<void> {
  await tx.insertInto('unmarked_pictures').values(given).execute();
  await tx
    .deleteFrom('unmarked_pictures')
    .where('given_at', '<', given.given_at - KEPT_MS)
    .execute();
}

/** What a user was given unmarked, the latest last. */
export async function listUnmarkedPictures(db: Db, uid: string) {
  return db
    .selectFrom('unmarked_pictures')
    .select(['photo_id', 'document', 'given_at'])
    .where('uid', '=', uid)
    .orderBy('given_at')
    .execute();
}

/** The record of who was given what outlives the account for as long as it is asked for, under a name that leads to nobody. */
export async function renameReceiver(tx: Db, uid: string, name: string): Promise<void> {
  await tx.updateTable('unmarked_pictures').set({ uid: name }).where('uid', '=', uid).execute();
}
