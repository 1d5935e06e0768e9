import type { Generated } from 'kysely';

/** int8 columns come back as numbers from both databases (see column-parsers.ts); times are ms since the epoch. */
interface PushOutboxTable {
  seq: Generated<number>;
  uid: string;
  kind: string;
  subject_id: string;
  created_ms: number;
}

export interface PushTables {
  push_outbox: PushOutboxTable;
}
