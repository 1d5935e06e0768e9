import type { RenditionKind } from '@kinora/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { PhotoRow } from './photos.store.ts';
import type { RenditionsTable } from './photos.tables.ts';
import type { RenditionKeys } from './rendition-keys.ts';

export type RenditionRow = Selectable<RenditionsTable>;

/** Notes that a rendition is wanted. False when it is under way or ready; one that failed begins anew. */
export async function requestRendition(
  tx: Db,
  photoId: string,
  kind: RenditionKind,
  keys: RenditionKeys,
  now: number,
): Promise<boolean> {
  const wanted = { state: 'waiting', progress: 0, created_at: now, ended_at: null } as const;
  const row = await tx
    .insertInto('renditions')
    .values({
      ...wanted,
      photo_id: photoId,
      kind,
      file_key: keys.file,
      cover_key: keys.cover,
      width_px: 0,
      height_px: 0,
      bytes: 0,
    })
    .onConflict((conflict) =>
      conflict.columns(['photo_id', 'kind']).doUpdateSet(wanted).where('renditions.state', '=', 'failed'),
    )
    .returning('photo_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a rendition is waited for, or ready. */
export async function isUnderWay(db: Db, photoId: string, kind: RenditionKind): Promise<boolean> {
  const rows = await listRenditions(db, [photoId]);
  return rows.some((row) => row.kind === kind && row.state !== 'failed');
}

/** A photo has that rendition no longer: it may be asked for anew. */
export async function dropRendition(tx: Db, photoId: string, kind: RenditionKind): Promise<void> {
  await tx.deleteFrom('renditions').where('photo_id', '=', photoId).where('kind', '=', kind).execute();
}

/** Renditions of a user's photos that are waited for. */
export async function countWaiting(db: Db, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('renditions')
    .innerJoin('photos', 'photos.id', 'renditions.photo_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('photos.uid', '=', uid)
    .where('renditions.state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function listRenditions(db: Db, photoIds: readonly string[]): Promise<RenditionRow[]> {
  if (photoIds.length === 0) return [];
  return db.selectFrom('renditions').selectAll().where('photo_id', 'in', photoIds).orderBy('kind').execute();
}

/** The photo of which a rendition is waited for; undefined when nobody waits any more. */
export async function findPhotoToRender(db: Db, photoId: string, kind: RenditionKind): Promise<PhotoRow | undefined> {
  return db
    .selectFrom('photos')
    .innerJoin('renditions', 'renditions.photo_id', 'photos.id')
    .selectAll('photos')
    .where('photos.id', '=', photoId)
    .where('renditions.kind', '=', kind)
    .where('renditions.state', '=', 'waiting')
    .executeTakeFirst();
}

/** Notes how far a rendition is; false when it is not waited for, or was further already. */
export async function saveProgress(tx: Db, photoId: string, kind: RenditionKind, progress: number): Promise<boolean> {
  const row = await tx
    .updateTable('renditions')
    .set({ progress })
    .where('photo_id', '=', photoId)
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where('progress', '<', progress)
    .returning('photo_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface RenditionEnd {
  state: 'ready' | 'failed';
  widthPx: number;
  heightPx: number;
  bytes: number;
  now: number;
}

/** Ends a rendition that is waited for, once. */
export async function endRendition(tx: Db, photoId: string, kind: RenditionKind, end: RenditionEnd): Promise<boolean> {
  const row = await tx
    .updateTable('renditions')
    .set({
      state: end.state,
      progress: end.state === 'ready' ? 100 : 0,
      width_px: end.widthPx,
      height_px: end.heightPx,
      bytes: end.bytes,
      ended_at: end.now,
    })
    .where('photo_id', '=', photoId)
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .returning('photo_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a photo from being erased until the transaction ends; false when it is gone. */
export async function holdPhoto(tx: Db, photoId: string): Promise<boolean> {
  const row = await tx.selectFrom('photos').select('id').where('id', '=', photoId).forShare().executeTakeFirst();
  return row !== undefined;
}

/** The finished renditions of these photos. */
export async function listReadyRenditions(db: Db, photoIds: readonly string[]): Promise<RenditionRow[]> {
  return (await listRenditions(db, photoIds)).filter(({ state }) => state === 'ready');
}
