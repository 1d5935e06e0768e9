import type { Selectable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { RealPersonTables } from './real-person.tables.ts';

export type ReviewRow = Selectable<RealPersonTables['real_person_reviews']>;
type Decision = Pick<ReviewRow, 'state' | 'decided_at' | 'decided_by' | 'why_sealed'>;

/** The caller holds the user, so that no other request is open meanwhile. */
export async function insertReview(tx: Db, review: ReviewRow): Promise<void> {
  await tx.insertInto('real_person_reviews').values(review).execute();
}

export async function changeReview(
  tx: Db,
  id: string,
  change: Partial<Decision> & { note_sealed?: string },
): Promise<void> {
  await tx.updateTable('real_person_reviews').set(change).where('id', '=', id).execute();
}

/** Every request of a user, the latest first. */
export async function listReviews(db: Db, uid: string): Promise<ReviewRow[]> {
  return db
    .selectFrom('real_person_reviews')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Every request that waits for a decision, the oldest first. */
export async function listOpenReviews(db: Db): Promise<ReviewRow[]> {
  return db
    .selectFrom('real_person_reviews')
    .selectAll()
    .where('state', '=', 'asked')
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}
