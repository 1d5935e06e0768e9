import { createTestDatabase } from '../apps/server/test/test-database.ts';
import { withPostgres } from '../scripts/postgres.mjs';
import { ServerProcess, withTemporaryFolder } from './server-process.ts';

export interface FleetOptions {
  /** Processes that do jobs, each with a studio of its own. */
  workers: number;
  /** Of each studio. */
  threads: number;
}

/**
 * Runs against the product as several processes on one PostgreSQL and one folder: one that answers commands, and workers. They
 * and the database are gone afterwards.
 */
export function withFleet<Result>(
  { workers, threads }: FleetOptions,
  run: (api: ServerProcess) => Promise<Result>,
): Promise<Result> {
  return withPostgres(async (postgres) => {
    const database = await createTestDatabase(postgres);
    const environment = {
      KINORA_DATABASE_URL: database.url,
      KINORA_STUDIO_THREADS: String(threads),
      KINORA_RATE_LIMIT_FACTOR: '100',
    };
    const servers: ServerProcess[] = [];
    try {
      return await withTemporaryFolder(async (folder) => {
        const start = async (role: 'api' | 'worker') => {
          const server = await ServerProcess.start(folder, { ...environment, KINORA_ROLES: role });
          servers.push(server);
          return server;
        };
        try {
          // The first one makes the tables and the keys.
          const api = await start('api');
          for (let worker = 0; worker < workers; worker++) await start('worker');
          return await run(api);
        } finally {
          await Promise.all(servers.map((server) => server.stop()));
        }
      });
    } finally {
      await database.drop();
    }
  });
}
