import type { Insertable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { ExportTables } from './exports.tables.ts';

export async function insertGrant(tx: Db, row: Insertable<ExportTables['export_grants']>): Promise<void> {
  await tx.insertInto('export_grants').values(row).execute();
}

/** The grant with what it leads to, for as long as the export is there and the login holds that asked for it. */
export async function findGrant(db: Db, tokenHash: string, now: number) {
  return db
    .selectFrom('export_grants as granted')
    .innerJoin('exports', 'exports.id', 'granted.export_id')
    .innerJoin('export_parts as part', (join) =>
      join.onRef('part.export_id', '=', 'granted.export_id').onRef('part.number', '=', 'granted.number'),
    )
    .select([
      'exports.uid',
      'granted.login_id',
      'granted.browser_hash',
      'granted.expires_at',
      'granted.number',
      'part.object_key',
    ])
    .where('granted.token_hash', '=', tokenHash)
    .where('exports.state', '=', 'ready')
    .where('exports.expires_at', '>', now)
    .executeTakeFirst();
}

/** Makes the grant that browser's; false when another one came first. */
export async function claimGrant(db: Db, tokenHash: string, browserHash: string): Promise<boolean> {
  const row = await db
    .updateTable('export_grants')
    .set({ browser_hash: browserHash })
    .where('token_hash', '=', tokenHash)
    .where('browser_hash', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}
