import { sql } from 'kysely';
import type { Push } from '../../ports/push.ts';

export const PUSH_CHANNEL = 'kinora_push';

/** Events as rows of the outbox; the NOTIFY of the same transaction wakes every process at its commit. */
export function openOutboxPush(now: () => number): Push {
  return {
    async notify(tx, uid, kind, id) {
      // The lock makes events of one user commit in the order of their numbers: a later one never hides an earlier one.
      await sql`
        with turn as materialized (select pg_advisory_xact_lock(hashtextextended(${uid}::text, 1)))
        insert into push_outbox (uid, kind, subject_id, created_ms)
        select ${uid}::text, ${kind}::text, ${id}::text, ${now()}::bigint from turn
      `.execute(tx);
      await sql`select pg_notify(${PUSH_CHANNEL}, ${uid})`.execute(tx);
    },
  };
}
