import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Schema } from '../schema.ts';
import { INT8_OID, parseInt8 } from './column-parsers.ts';
import type { Database } from './database.ts';
import { PostgresListener } from './postgres-listener.ts';

export interface PostgresOptions {
  url: string;
  /** Connections of this process, besides the one that listens. */
  poolSize: number;
  log: Logger;
}

/** For a free connection or a new one. On a machine that is far over its load ten seconds were too few, and a call failed that would have been answered. */
const CONNECTION_WAIT_MS = 30_000;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8_OID ? parseInt8 : pg.types.getTypeParser(oid, format)),
};

/** Opens a pool to a PostgreSQL server. */
export async function openPostgres({ url, poolSize, log }: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const listener = new PostgresListener(url, log);

  return {
    kind: 'postgres',
    db,
    listen: (channel, onMessage, onReconnect) => listener.listen(channel, onMessage, onReconnect),
    async close() {
      await listener.close();
      await db.destroy();
    },
  };
}
