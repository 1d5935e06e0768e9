import type { Db } from '../deps.ts';

/** An open database of either kind. Both speak PostgreSQL. */
export interface Database {
  /** `embedded`: PGlite in this process, which alone holds the data folder. `postgres`: a server, shared by many. */
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /**
   * Calls `onMessage` with the payload of each NOTIFY on the channel, after its transaction committed. `onReconnect` is
   * called after a lost connection was replaced: messages may have been missed. Resolves to what ends it.
   */
  listen(channel: string, onMessage: (payload: string) => void, onReconnect?: () => void): Promise<StopListening>;
  close(): Promise<void>;
}

export type StopListening = () => Promise<void>;
