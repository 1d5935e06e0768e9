import type { Insertable, Selectable } from 'kysely';
import type { Db, Deps } from '../../deps.ts';
import type { ThemeCoversTable } from './covers.tables.ts';

export type ThemeCoverRow = Selectable<ThemeCoversTable>;
/** Where a picture lies whose row is deleted, and whose it is. */
export type ErasedCover = Pick<ThemeCoverRow, 'uid' | 'cover_key'>;

/** False when the picture was made before. */
export async function insertCover(tx: Db, cover: Insertable<ThemeCoversTable>): Promise<boolean> {
  const row = await tx
    .insertInto('theme_covers')
    .values(cover)
    .onConflict((conflict) => conflict.doNothing())
    .returning('theme')
    .executeTakeFirst();
  return row !== undefined;
}

/** Every picture that was made of the user by the consent that is in force, or could not be. */
export async function listCovers({ db, config }: Pick<Deps, 'db' | 'config'>, uid: string): Promise<ThemeCoverRow[]> {
  return db
    .selectFrom('theme_covers')
    .selectAll()
    .where('uid', '=', uid)
    .where('consent_version', '=', config.business.coversVersion)
    .orderBy('theme')
    .orderBy('picture')
    .execute();
}

/**
 * Deletes pictures that were made by another consent than the one in force, or by none; gives where they lie.
 * @param uid whose; absent: everybody's.
 */
export async function deleteOutdatedCovers(tx: Db, version: string, uid?: string): Promise<ErasedCover[]> {
  return tx
    .deleteFrom('theme_covers')
    .where((is) =>
      is.or([
        is('consent_version', 'is', null),
        is('consent_version', '<', version),
        is('consent_version', '>', version),
      ]),
    )
    .$if(uid !== undefined, (query) => query.where('uid', '=', uid ?? ''))
    .returning(['uid', 'cover_key'])
    .execute();
}

/** Deletes the pictures that show one of these faces; gives where they lie. */
export async function deleteCoversOf(tx: Db, faceIds: readonly string[]): Promise<ErasedCover[]> {
  if (faceIds.length === 0) return [];
  return tx
    .deleteFrom('theme_covers')
    .where((is) => is.or([is('face_id', 'in', faceIds), is('with_face_id', 'in', faceIds)]))
    .returning(['uid', 'cover_key'])
    .execute();
}

/** Deletes the pictures of pairs of which the user's own face is erased; gives where they lie. */
export async function deleteBrokenPairs(tx: Db): Promise<ErasedCover[]> {
  return tx
    .deleteFrom('theme_covers')
    .where('is_pair', '=', true)
    .where('with_face_id', 'is', null)
    .returning(['uid', 'cover_key'])
    .execute();
}
