import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { migrations } from '../src/database/migrations/index.ts';
import { openPglite } from '../src/database/pglite.ts';
import { openPostgres } from '../src/database/postgres.ts';
import type { Deps } from '../src/deps.ts';
import { createBossJobs } from '../src/jobs/boss-jobs.ts';
import { createLog } from '../src/log.ts';
import { registerWorkers } from '../src/modules/register-workers.ts';
import { createTestDatabase, databaseTemplate, testDatabaseUrl } from './test-database.ts';
import { makeTestFolder } from './test-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What copies are made of: the folder of an embedded database, or the name of one on TEST_DATABASE_URL's server. */
    migratedDatabase: string;
  }
}

const log = createLog('silent');

/** Brings tables, queues and schedules up to date as a first start does, and closes the database. */
async function fill(database: Database, databaseUrl: string | null): Promise<void> {
  await migrate(database.db, migrations);
  const jobs = createBossJobs({ database, databaseUrl, isWorking: true, log });
  registerWorkers({ ...jobs, register: (job) => jobs.register(job, async () => undefined) });
  // No worker of these looks at what it is given.
  await jobs.start({} as Deps);
  await jobs.stop(0);
  await database.close();
}

/** Makes the product's database once for the suite: to make it for each test took most of the suite's time. */
export default async function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  if (testDatabaseUrl !== null) {
    const { url, drop } = await createTestDatabase(testDatabaseUrl);
    await fill(await openPostgres({ url, poolSize: 5, log }), url);
    project.provide('migratedDatabase', new URL(url).pathname.slice(1));
    return drop;
  }
  const folder = await makeTestFolder();
  const onPanic = (message: string): never => {
    throw new Error(`the test database panicked: ${message}`);
  };
  await fill(await openPglite({ folder, template: databaseTemplate, onPanic }), null);
  const migrated = path.join(folder, path.basename(databaseTemplate));
  await rename(path.join(folder, 'pglite'), migrated);
  project.provide('migratedDatabase', migrated);
  return () => rm(folder, { recursive: true, force: true });
}
