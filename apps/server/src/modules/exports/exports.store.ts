import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../deps.ts';
import type { ExportTables } from './exports.tables.ts';

export type ExportRow = Selectable<ExportTables['exports']>;
export type ExportPartRow = Selectable<ExportTables['export_parts']>;

export async function findExportOfUser(db: Db, uid: string): Promise<ExportRow | undefined> {
  return db.selectFrom('exports').selectAll().where('uid', '=', uid).executeTakeFirst();
}

/** An export that is still being made. */
export async function findUnfinished(db: Db, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('exports').selectAll().where('id', '=', id).where('state', '=', 'making').executeTakeFirst();
}

export async function insertExport(tx: Db, row: Insertable<ExportTables['exports']>): Promise<ExportRow> {
  return tx.insertInto('exports').values(row).returningAll().executeTakeFirstOrThrow();
}

/** In the order in which they were made. */
export async function listParts(db: Db, exportId: string): Promise<ExportPartRow[]> {
  return db.selectFrom('export_parts').selectAll().where('export_id', '=', exportId).orderBy('number').execute();
}

export async function saveTotal(db: Db, id: string, total: number): Promise<void> {
  await db.updateTable('exports').set({ total }).where('id', '=', id).execute();
}

/** Records a stored part; false when the export is gone or was ended meanwhile. A second run finds it recorded. */
export async function insertPart(tx: Db, part: ExportPartRow): Promise<boolean> {
  const row = await tx
    .selectFrom('exports')
    .select('id')
    .where('id', '=', part.export_id)
    .where('state', '=', 'making')
    .forShare()
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .insertInto('export_parts')
    .values(part)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Ends an export that is being made. */
export async function endExport(db: Db, id: string, state: 'ready' | 'failed'): Promise<void> {
  await db.updateTable('exports').set({ state }).where('id', '=', id).where('state', '=', 'making').execute();
}

/** Deletes the user's export; undefined when there is none. */
export async function deleteExportOfUser(tx: Db, uid: string): Promise<{ id: string; uid: string } | undefined> {
  return tx.deleteFrom('exports').where('uid', '=', uid).returning(['id', 'uid']).executeTakeFirst();
}

export async function deleteExpired(tx: Db, now: number): Promise<{ id: string; uid: string }[]> {
  return tx.deleteFrom('exports').where('expires_at', '<=', now).returning(['id', 'uid']).execute();
}

/** How many files the stored parts of an export have. */
export async function countFiles(db: Db, exportId: string): Promise<number> {
  const { files } = await db
    .selectFrom('export_parts')
    .select(sql<number>`coalesce(sum(files), 0)::int4`.as('files'))
    .where('export_id', '=', exportId)
    .executeTakeFirstOrThrow();
  return files;
}
