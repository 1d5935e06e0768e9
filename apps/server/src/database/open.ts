import path from 'node:path';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import type { DatabaseConfig } from './env.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

// The pinned version of PGlite and the parameters shape the folder: a change of either needs a template of its own.
const TEMPLATE = 'pglite-0.5.16-1';

export interface DatabaseOptions extends DatabaseConfig {
  dataFolder: string;
  /** Where the template of a new embedded database is kept. */
  cacheFolder: string;
}

/** Opens the database that the configuration names. */
export function openDatabase(
  config: DatabaseOptions,
  log: Logger,
  onPanic: (message: string) => void,
): Promise<Database> {
  if (config.databaseUrl !== null) {
    return openPostgres({ url: config.databaseUrl, poolSize: config.databasePoolSize, log });
  }
  return openPglite({
    folder: path.join(config.dataFolder, 'database'),
    template: path.join(config.cacheFolder, TEMPLATE),
    onPanic,
  });
}
