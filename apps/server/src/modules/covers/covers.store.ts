import { type Insertable, type Selectable, sql } from 'kysely';
import type { ThemeCoversTable } from '../../database/tables/theme-covers.ts';
import type { Db } from '../../deps.ts';

export type ThemeCoverRow = Selectable<ThemeCoversTable>;

/** False when the face is gone, or the cover was made before. */
export async function insertCover(tx: Db, cover: Insertable<ThemeCoversTable>): Promise<boolean> {
  const face = await tx.selectFrom('faces').select('id').where('id', '=', cover.face_id).forShare().executeTakeFirst();
  if (!face) return false;
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

/** One cover a theme, of the user's newest face that has one. */
export async function listCovers(db: Db, uid: string): Promise<ThemeCoverRow[]> {
  return db
    .selectFrom('theme_covers')
    .innerJoin('faces', 'faces.id', 'theme_covers.face_id')
    .selectAll('theme_covers')
    .distinctOn('theme_covers.theme')
    .where('theme_covers.uid', '=', uid)
    .where(sql<boolean>`faces.deleted_at is null`)
    .orderBy('theme_covers.theme')
    .orderBy('faces.created_at', 'desc')
    .orderBy('faces.id')
    .execute();
}
