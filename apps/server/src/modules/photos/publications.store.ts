import { RESULT_STATUS } from '@kinora/contract';
import { sql } from 'kysely';
import type { Db } from '../../deps.ts';
import type { PhotoRow } from './photos.store.ts';

const published = (db: Db) =>
  db
    .selectFrom('photos')
    .where('square', '=', true)
    // Leaving follows from each mark; what is not kept would not be shown even so.
    .where('status', '>=', RESULT_STATUS.paid)
    .where('deleted_at', 'is', null);

/** One page of the photos that their owners published, from 0, the newest first. */
export async function listPublished(
  db: Db,
  page: number,
  pageSize: number,
): Promise<{ rows: PhotoRow[]; total: number }> {
  const rows = await published(db)
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('number', 'desc')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { total } = await published(db).select(sql<number>`count(*)::int4`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** A published photo, which cannot be withdrawn until the transaction ends; undefined when it is not published. */
export async function holdPublished(tx: Db, id: string): Promise<PhotoRow | undefined> {
  return published(tx).selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function countShotAgain(tx: Db, id: string): Promise<void> {
  await tx.updateTable('photos').set({ square_shoots: sql<number>`square_shoots + 1` }).where('id', '=', id).execute();
}

/** Photos that the user published for the first time since then, whatever became of them. */
export async function countPublished(tx: Db, uid: string, since: number): Promise<number> {
  const { photos } = await tx
    .selectFrom('publications')
    .select(sql<number>`count(*)::int4`.as('photos'))
    .where('uid', '=', uid)
    .where('published_at', '>', since)
    .executeTakeFirstOrThrow();
  return photos;
}

/** Notes that a photo was published for the first time. */
export async function notePublication(
  tx: Db,
  publication: { photo_id: string; uid: string; published_at: number },
): Promise<void> {
  await tx.insertInto('publications').values(publication).execute();
}

/** Forgets publications at or before then, which no limit counts any more. */
export async function forgetPublications(tx: Db, before: number): Promise<void> {
  await tx.deleteFrom('publications').where('published_at', '<=', before).execute();
}

/** Whether a photo of the user's stands in the square that was published for the first time in that time, and is of one of these themes; of any where none is named. */
export async function isPublishedWithin(
  db: Db,
  uid: string,
  { start, end, themes }: { start: number; end: number; themes: readonly string[] },
): Promise<boolean> {
  const inTime = published(db)
    .select('id')
    .where('uid', '=', uid)
    .where('published_at', '>=', start)
    .where('published_at', '<', end);
  const found = await (themes.length > 0 ? inTime.where('theme', 'in', themes) : inTime).limit(1).execute();
  return found.length > 0;
}

export async function setPublished(
  tx: Db,
  photo: { id: string; square: boolean; published_at: number | null },
): Promise<void> {
  const { id, square, published_at } = photo;
  await tx.updateTable('photos').set({ square, square_paused: false, published_at }).where('id', '=', id).execute();
}

const withFaces = (faceIds: readonly string[]) => sql<boolean>`face_ids && ${[...faceIds]}::text[]`;

/** Takes photos out of the square for good: all of the user, or those with one of the faces. */
export async function withdrawPhotos(tx: Db, uid: string, faceIds?: readonly string[]): Promise<void> {
  const standing = tx
    .updateTable('photos')
    .set({ square: false, square_paused: false })
    .where('uid', '=', uid)
    .where((row) => row.or([row('square', '=', true), row('square_paused', '=', true)]));
  await (faceIds ? standing.where(withFaces(faceIds)) : standing).execute();
}

/** Takes the user's photos with one of the faces out of the square until they come back. */
export async function pausePhotos(tx: Db, uid: string, faceIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ square: false, square_paused: true })
    .where('uid', '=', uid)
    .where('square', '=', true)
    .where(withFaces(faceIds))
    .execute();
}

/** The user's photos that stand in the square and show one of the faces. */
export async function listStandingWith(db: Db, uid: string, faceIds: readonly string[]): Promise<PhotoRow[]> {
  return published(db).selectAll().where('uid', '=', uid).where(withFaces(faceIds)).execute();
}

/** Has photos stand in the square again whose faces are all among those that the user has now. */
export async function resumePhotos(tx: Db, uid: string, faceIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ square: true, square_paused: false })
    .where('uid', '=', uid)
    .where('square_paused', '=', true)
    .where('status', '>=', RESULT_STATUS.paid)
    .where('dislike', '=', false)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`face_ids <@ ${[...faceIds]}::text[]`)
    .execute();
}
