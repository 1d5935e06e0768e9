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
  channel_nonce: ChannelNonceTable;
  channel_key: ChannelKeyTable;
}
