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

/** Calls of those windows that all processes count together. */
interface RateLimitsTable {
  /** What is counted, and for whom as a blind index. */
  key: string;
  points: number;
  /** End of the window, ms since the epoch. */
  expire: number | null;
}

export interface GatewayTables {
  channel_nonce: ChannelNonceTable;
  channel_key: ChannelKeyTable;
  rate_limits: RateLimitsTable;
}
