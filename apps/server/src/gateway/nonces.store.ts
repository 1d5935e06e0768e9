import type { NonceStore } from '@kinora/channel';
import pg from 'pg';
import type { Logger } from 'pino';

export interface SharedNonceStore extends NonceStore {
  prune(): Promise<void>;
  close(): Promise<void>;
}

const POOL_SIZE = 4;
const PRUNE_MS = 30_000;

/** Nonces in PostgreSQL, for several processes that serve the same clients. */
export function createSharedNonceStore(databaseUrl: string, now: () => number, log: Logger): SharedNonceStore {
  // A pool of its own that does not wait for the disk: a row lost in a crash of the database server is at worst a
  // command that can be sent again within the window, and commands that matter carry an idempotency key.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE, options: '-c synchronous_commit=off' });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));

  async function prune(): Promise<void> {
    await pool.query('delete from channel_nonce where expires_ms < $1', [Math.floor(now())]);
  }

  const timer = setInterval(() => {
    prune().catch((error: unknown) => log.error({ err: error }, 'pruning nonces failed'));
  }, PRUNE_MS);
  timer.unref();

  return {
    prune,
    async addOnce(nonce, expiresAtMs) {
      const text = 'insert into channel_nonce (nonce, expires_ms) values ($1, $2) on conflict do nothing';
      const { rowCount } = await pool.query({ name: 'add-nonce', text, values: [nonce, Math.ceil(expiresAtMs)] });
      return rowCount === 1;
    },
    async close() {
      clearInterval(timer);
      await pool.end();
    },
  };
}
