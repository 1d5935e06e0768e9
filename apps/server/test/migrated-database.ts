import { inject } from 'vitest';
import { createTestDatabase, openTestDatabase, type TestDatabase, testDatabaseUrl } from './test-database.ts';

/** A database of its own with every table and queue of the product, as `prepare-database.ts` left it. */
export const openMigratedDatabase = (): Promise<TestDatabase> => openTestDatabase(inject('migratedDatabase'));

/** The same on TEST_DATABASE_URL's server, for a process to open; undefined where the suite runs embedded. */
export const createMigratedDatabase = async () =>
  testDatabaseUrl === null ? undefined : createTestDatabase(testDatabaseUrl, inject('migratedDatabase'));
