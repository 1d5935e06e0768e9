import type { Db as BossDatabase, ConstructorOptions } from 'pg-boss';
import { fromKysely } from 'pg-boss';
import type { Database } from '../database/database.ts';

const POOL_SIZE = 4;

/** Where pg-boss keeps its jobs: a pool of its own on PostgreSQL, the one session of the embedded database. */
export function bossDatabase(database: Database, databaseUrl: string | null): Partial<ConstructorOptions> {
  if (databaseUrl !== null) return { connectionString: databaseUrl, max: POOL_SIZE, backend: 'postgres' };
  const embedded: BossDatabase = {
    executeSql: fromKysely(database.db).executeSql,
    async listen(channel, onNotification, onReconnect) {
      const close = await database.listen(channel, onNotification, onReconnect);
      onReconnect();
      return { close };
    },
  };
  return { db: embedded, backend: 'pglite' };
}
