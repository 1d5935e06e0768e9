import { RESULT_STATUS } from '@kinora/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../deps.ts';
import type { PhotosTable } from './photos.tables.ts';
import { listRenditionKeys } from './rendition-keys.ts';

export type PhotoRow = Selectable<PhotosTable>;
const PHOTO_PAGE_SIZE = 20;

export async function insertPhoto(tx: Db, photo: Insertable<PhotosTable>): Promise<void> {
  await tx.insertInto('photos').values(photo).execute();
}

/** Photos of a shoot in the order in which they were finished. */
export async function listPhotosOfShoots(db: Db, shootIds: readonly string[]): Promise<PhotoRow[]> {
  if (shootIds.length === 0) return [];
  return db
    .selectFrom('photos')
    .selectAll()
    .where('shoot_id', 'in', shootIds)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .execute();
}

export interface AlbumFilter {
  uid: string;
  page: number;
  parts: 'single' | 'group' | 'any';
  theme?: string | undefined;
  /** Only photos with one of these. */
  faceIds?: readonly string[] | undefined;
  /** Only what the user keeps. */
  isKept?: boolean;
  /** Only what the user does not keep. */
  isLeft?: boolean | undefined;
  kind?: PhotosTable['kind'] | undefined;
}

/** One page of a user's photos, the newest first. */
export async function listPhotos(db: Db, filter: AlbumFilter): Promise<{ rows: PhotoRow[]; total: number }> {
  let matching = db.selectFrom('photos').where('uid', '=', filter.uid).where('deleted_at', 'is', null);
  if (filter.isKept) matching = matching.where('status', '>=', RESULT_STATUS.paid);
  if (filter.isLeft) matching = matching.where('status', '<=', RESULT_STATUS.ready);
  if (filter.parts === 'single') matching = matching.where('parts', '=', 1);
  if (filter.parts === 'group') matching = matching.where('parts', '>', 1);
  if (filter.theme !== undefined) matching = matching.where('theme', '=', filter.theme);
  if (filter.kind !== undefined) matching = matching.where('kind', '=', filter.kind);
  if (filter.faceIds !== undefined) matching = matching.where(sql<boolean>`face_ids && ${filter.faceIds}::text[]`);
  const rows = await matching
    .selectAll()
    .orderBy('number', 'desc')
    .limit(PHOTO_PAGE_SIZE)
    .offset(filter.page * PHOTO_PAGE_SIZE)
    .execute();
  const { total } = await matching.select(sql<number>`count(*)::int4`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Every theme of which the user keeps a photo. */
export async function listKeptThemes(db: Db, uid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('photos')
    .select('theme')
    .distinct()
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .where('status', '>=', RESULT_STATUS.paid)
    .orderBy('theme')
    .execute();
  return rows.map(({ theme }) => theme);
}

export async function countKeptPhotos(db: Db, uid: string): Promise<number> {
  const { photos } = await db
    .selectFrom('photos')
    .select(sql<number>`count(*)::int4`.as('photos'))
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .where('status', '>=', RESULT_STATUS.paid)
    .executeTakeFirstOrThrow();
  return photos;
}

/** Whether a photo of one of these shoots was kept. */
export async function isAnyKept(db: Db, shootIds: readonly string[]): Promise<boolean> {
  const kept = await db
    .selectFrom('photos')
    .select('id')
    .where('shoot_id', 'in', shootIds)
    .where('status', '>=', RESULT_STATUS.paid)
    .limit(1)
    .executeTakeFirst();
  return kept !== undefined;
}

/** How many photos of each theme people keep, of those made since the time. */
export async function countKeptByTheme(db: Db, since: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('photos')
    .select(['theme', sql<number>`count(*)::int4`.as('photos')])
    .where('created_at', '>', since)
    .where('status', '>=', RESULT_STATUS.paid)
    .groupBy('theme')
    .execute();
  return new Map(rows.map(({ theme, photos }) => [theme, photos]));
}

/** The user's photos among the ids that are not deleted. */
export async function findPhotos(db: Db, uid: string, ids: readonly string[]): Promise<PhotoRow[]> {
  return db
    .selectFrom('photos')
    .selectAll()
    .where('uid', '=', uid)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}

/** What a user's photo is shown as in small, and what that is allowed by. */
export async function findCover(db: Db, uid: string, id: string) {
  return db
    .selectFrom('photos')
    .select(['cover_key', 'uid', 'status', 'deleted_at', 'face_ids'])
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The user's photos among the ids, deleted ones included, locked in one order until the transaction ends. */
export async function lockPhotos(tx: Db, uid: string, ids: readonly string[]): Promise<PhotoRow[]> {
  return tx
    .selectFrom('photos')
    .selectAll()
    .where('uid', '=', uid)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function saveMarks(tx: Db, photo: PhotoRow): Promise<void> {
  await tx
    .updateTable('photos')
    .set({
      status: photo.status,
      dislike: photo.dislike,
      unkept_since: photo.unkept_since,
      deleted_at: photo.deleted_at,
      square: photo.square,
    })
    .where('id', '=', photo.id)
    .execute();
}

export async function markLookedAt(db: Db, uid: string, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('photos')
    .set({ isnew: false })
    .where('uid', '=', uid)
    .where('id', 'in', ids)
    .where('isnew', '=', true)
    .execute();
}

/** What is to be erased of a photo whose row is deleted. */
export interface ErasedPhoto {
  uid: string;
  /** Everything that lies there of it, or may. */
  keys: string[];
}

/** Deletes for good what was deleted by its owner, or kept by nobody, at or before the times. */
export async function deletePhotosBefore(tx: Db, times: { deleted: number; unkept: number }): Promise<ErasedPhoto[]> {
  const rows = await tx
    .deleteFrom('photos')
    .where(({ and, eb, or }) =>
      or([
        eb('deleted_at', '<=', times.deleted),
        and([eb('status', '<=', RESULT_STATUS.ready), eb('unkept_since', '<=', times.unkept)]),
      ]),
    )
    .returning(['uid', 'photo_key', 'cover_key'])
    .execute();
  return rows.map(({ uid, photo_key, cover_key }) => ({
    uid,
    keys: [photo_key, cover_key, ...listRenditionKeys(photo_key)],
  }));
}

/** All photos that a user has, in the order in which they were finished. */
export async function listPhotosOfUser(db: Db, uid: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('photos')
    .selectAll()
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .execute();
}
