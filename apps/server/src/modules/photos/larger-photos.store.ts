import { RESULT_STATUS } from '@kinora/contract';
import type { Db } from '../../deps.ts';
import type { PhotoRow } from './photos.store.ts';

/** A kept photo that was not shot larger yet; undefined when nobody needs it any more. */
export async function findPhotoToShootLarger(db: Db, photoId: string): Promise<PhotoRow | undefined> {
  return db
    .selectFrom('photos')
    .selectAll()
    .where('id', '=', photoId)
    .where('status', '>=', RESULT_STATUS.paid)
    .where('deleted_at', 'is', null)
    .where('large_key', 'is', null)
    .executeTakeFirst();
}

/** Notes where the larger picture is, once; `gone` when the photo was erased. */
export async function saveLarger(
  tx: Db,
  photoId: string,
  large: { key: string; widthPx: number; heightPx: number },
): Promise<'saved' | 'known' | 'gone'> {
  const row = await tx
    .selectFrom('photos')
    .select('large_key')
    .where('id', '=', photoId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return 'gone';
  if (row.large_key !== null) return 'known';
  const { key: large_key, widthPx: width_px, heightPx: height_px } = large;
  await tx.updateTable('photos').set({ large_key, width_px, height_px }).where('id', '=', photoId).execute();
  return 'saved';
}
