import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { ThemeCoversTable } from './covers.tables.ts';

export type ThemeCoverRow = Selectable<ThemeCoversTable>;

/** False when the cover was made before. */
export async function insertCover(tx: Db, cover: Insertable<ThemeCoversTable>): Promise<boolean> {
  const row = await tx
    .insertInto('theme_covers')
    .values(cover)
    .onConflict((conflict) => conflict.columns(['face_id', 'theme']).doNothing())
    .returning('theme')
    .executeTakeFirst();
  return row !== undefined;
}

/** Themes whose cover was made of a face. */
export async function listCoveredThemes(db: Db, faceId: string): Promise<string[]> {
  const rows = await db.selectFrom('theme_covers').select('theme').where('face_id', '=', faceId).execute();
  return rows.map(({ theme }) => theme);
}

/** Every cover with one of the user's faces. */
export async function listCovers(db: Db, uid: string): Promise<ThemeCoverRow[]> {
  return db.selectFrom('theme_covers').selectAll().where('uid', '=', uid).orderBy('theme').execute();
}
