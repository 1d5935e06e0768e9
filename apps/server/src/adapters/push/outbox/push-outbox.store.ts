import type { PushEvent } from '@kinora/contract';
import { sql } from 'kysely';
import type { Db } from '../../../deps.ts';

/** Writes an event of a user within the transaction. */
export async function insertEvent(
  tx: Db,
  event: { uid: string; kind: PushEvent['kind']; id: string; now: number },
): Promise<void> {
  // The lock makes events of one user commit in the order of their numbers: a later one never hides an earlier one.
  await sql`
    with turn as materialized (select pg_advisory_xact_lock(hashtextextended(${event.uid}::text, 1)))
    insert into push_outbox (uid, kind, subject_id, created_ms)
    select ${event.uid}::text, ${event.kind}::text, ${event.id}::text, ${event.now}::bigint from turn
  `.execute(tx);
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
