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

/** Photos that the user published for the first time since then. */
export async function countPublished(tx: Db, uid: string, since: number): Promise<number> {
  const { photos } = await tx
    .selectFrom('photos')
    .select(sql<number>`count(*)::int4`.as('photos'))
    .where('uid', '=', uid)
    .where('published_at', '>', since)
    .executeTakeFirstOrThrow();
  return photos;
}

export async function setPublished(
  tx: Db,
  photo: { id: string; square: boolean; published_at: number | null },
): Promise<void> {
  const { id, square, published_at } = photo;
  await tx.updateTable('photos').set({ square, published_at }).where('id', '=', id).execute();
}

/** Takes photos out of the square: all of the user, or those with one of the faces. */
export async function withdrawPhotos(tx: Db, uid: string, faceIds?: readonly string[]): Promise<void> {
  let standing = tx.updateTable('photos').set({ square: false }).where('uid', '=', uid).where('square', '=', true);
  if (faceIds) standing = standing.where(sql<boolean>`face_ids && ${[...faceIds]}::text[]`);
  await standing.execute();
}
