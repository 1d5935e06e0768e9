import { sql } from 'kysely';
import type { Push } from '../../ports/push.ts';
import { deleteEventsOf, insertEvent } from './push-outbox.store.ts';

export const PUSH_CHANNEL = 'kinora_push';

/** Events as rows of the outbox; the NOTIFY of the same transaction wakes every process at its commit. */
export function openOutboxPush(now: () => number): Push {
  const wake: Push['wake'] = async (tx, uid) => {
    await sql`select pg_notify(${PUSH_CHANNEL}, ${uid})`.execute(tx);
  };
  return {
    async notify(tx, uid, kind, id) {
      await insertEvent(tx, { uid, kind, id, now: now() });
      await wake(tx, uid);
    },
    wake,
    async forget(tx, uid) {
      await deleteEventsOf(tx, uid);
      await wake(tx, uid);
    },
  };
}
