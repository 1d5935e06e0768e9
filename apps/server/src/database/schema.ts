import type { Generated } from 'kysely';
import type { AccountTables } from './tables/accounts.ts';
import type { EngineTables } from './tables/engines.ts';
import type { FaceTables } from './tables/faces.ts';
import type { MessageTables } from './tables/messages.ts';
import type { RenditionTables } from './tables/renditions.ts';
import type { ShootTables } from './tables/shoots.ts';
import type { ThemeCoverTables } from './tables/theme-covers.ts';

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

/** Every table. The modules' own are in tables/. */
export interface Schema
  extends AccountTables,
    FaceTables,
    ShootTables,
    MessageTables,
    EngineTables,
    ThemeCoverTables,
    RenditionTables {
  push_outbox: PushOutboxTable;
  channel_nonce: ChannelNonceTable;
  channel_key: ChannelKeyTable;
}
