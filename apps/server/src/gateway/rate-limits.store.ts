import { CompiledQuery } from 'kysely';
import { type IRateLimiterOptions, type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Db } from '../deps.ts';

/** Windows of calls that every process on the database counts in. */
export interface SharedCounters {
  createLimiter(options: IRateLimiterOptions): RateLimiterAbstract;
  /** Deletes the windows that are over. */
  prune(): Promise<void>;
  close(): void;
}

const PRUNE_MS = 300_000;

export function openSharedCounters(db: Db, onError: (error: unknown) => void): SharedCounters {
  // The library asks for a client of `pg`, of which it calls this alone: so an embedded database counts as well.
  const storeClient = {
    async query({ text, values = [] }: { text: string; values?: unknown[] }) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };

  async function prune(): Promise<void> {
    await db.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute();
  }

  const timer = setInterval(() => prune().catch(onError), PRUNE_MS);
  timer.unref();

  return {
    createLimiter: (options) =>
      new RateLimiterPostgres({
        ...options,
        ...{
          storeClient,
          storeType: 'client',
          tableName: 'rate_limits',
          tableCreated: true,
          clearExpiredByTimeout: false,
        },
      }),
    prune,
    close: () => clearInterval(timer),
  };
}
