import type { Generated } from 'kysely';

/** int8 columns come back as numbers from both databases (see column-parsers.ts); times are ms since the epoch. */
interface PushOutboxTable {
  seq: Generated<number>;
  uid: string;
  kind: string;
  subject_id: string;
  created_ms: number;
}

/** Nonces of the secure window, where several processes share a database. */
interface ChannelNonceTable {
  nonce: string;
  expires_ms: number;
}

interface ChannelKeyTable {
  id: string;
  kind: 'server' | 'ticket';
  /** The private bytes, base64, sealed with the master key. */
  sealed: string;
  created_ms: number;
  /** From when it is the newest; processes know it before. */
  active_ms: number;
}

export interface GatewayTables {
  push_outbox: PushOutboxTable;
  channel_nonce: ChannelNonceTable;
  channel_key: ChannelKeyTable;
}
