import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Database } from '../src/database/database.ts';
import { openPglite } from '../src/database/pglite.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { createLog } from '../src/log.ts';
import { makeTestFolder } from './test-folder.ts';

export interface TestDatabase {
  database: Database;
  /** Null for the embedded one. */
  url: string | null;
  /** Closes it and deletes everything. */
  dispose(): Promise<void>;
}

/** Where the folder of a fresh embedded database is kept between tests. */
export const databaseTemplate = fileURLToPath(new URL('../../../.cache/pglite-0.5.16-1', import.meta.url));

export const testDatabaseUrl = process.env.TEST_DATABASE_URL ?? null;

/** A database of its own, embedded in a temporary folder or on TEST_DATABASE_URL's server: empty, or a copy of another. */
export function openTestDatabase(copyOf?: string): Promise<TestDatabase> {
  return testDatabaseUrl === null ? openTestPglite(copyOf) : openTestPostgres(testDatabaseUrl, copyOf);
}

async function openTestPglite(template = databaseTemplate): Promise<TestDatabase> {
  const folder = await makeTestFolder();
  const onPanic = (message: string): never => {
    throw new Error(`the test database panicked: ${message}`);
  };
  const database = await openPglite({ folder, template, onPanic });
  return {
    database,
    url: null,
    async dispose() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openTestPostgres(serverUrl: string, copyOf?: string): Promise<TestDatabase> {
  const { url, drop } = await createTestDatabase(serverUrl, copyOf);
  const database = await openPostgres({ url, poolSize: 5, log: createLog('silent') });
  return {
    database,
    url,
    async dispose() {
      await database.close();
      await drop();
    },
  };
}

/** A fresh database on a server: empty, or a copy of another one of it. */
export async function createTestDatabase(
  serverUrl: string,
  copyOf = 'template1',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `kinora_test_${randomBytes(6).toString('hex')}`;
  await runOn(serverUrl, `create database ${name} template ${copyOf}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(serverUrl, `drop database ${name} with (force)`) };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
