import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from '../schema.ts';

/** The migrations that the database has had, in order; none of a database without the table of them. */
async function readApplied(db: Kysely<Schema>): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(
    db,
  );
  if (tables[0]?.name == null) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Brings the tables up to date. Several processes may do so at once: Kysely takes a lock. Throws when one fails. */
export async function migrate(db: Kysely<Schema>, migrations: Readonly<Record<string, Migration>>): Promise<string[]> {
  // The migrator reads the whole catalogue first, which takes the embedded database a fifth of a warm start.
  if (isDeepStrictEqual(await readApplied(db), Object.keys(migrations).toSorted())) return [];
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === 'Error');
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error });
  }
  return results.map(({ migrationName }) => migrationName);
}
