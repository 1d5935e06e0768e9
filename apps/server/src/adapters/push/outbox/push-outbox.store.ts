import type { PushEvent } from '@kinora/contract';
import type { Db } from '../../../deps.ts';

/** Writes an event of a user within the transaction; its number is given at the commit (migration 0064). */
export async function insertEvent(
  tx: Db,
  { uid, kind, id, now }: { uid: string; kind: PushEvent['kind']; id: string; now: number },
): Promise<void> {
  await tx.insertInto('push_outbox').values({ uid, kind, subject_id: id, created_ms: now }).execute();
}

/** Events of a user after a sequence number, in order. */
export async function readEvents(db: Db, uid: string, since: number, limit: number): Promise<PushEvent[]> {
  const rows = await db
    .selectFrom('push_outbox')
    .select(['seq', 'kind', 'subject_id'])
    .where('uid', '=', uid)
    .where('seq', '>', since)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(({ seq, kind, subject_id }) => ({ seq, kind: kind as PushEvent['kind'], id: subject_id }));
}

export async function deleteEventsBefore(db: Db, createdMs: number): Promise<void> {
  await db.deleteFrom('push_outbox').where('created_ms', '<', createdMs).execute();
}

export async function deleteEventsOf(tx: Db, uid: string): Promise<void> {
  await tx.deleteFrom('push_outbox').where('uid', '=', uid).execute();
}
