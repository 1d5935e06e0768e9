import { ERROR } from '@kinora/contract';
import type { Db } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { canRender, isUnderWay, lockPhotos, type PhotoRow } from '../photos/index.ts';
import type { OrderRenditionRow } from './order-renditions.store.ts';

type Wanted = Pick<OrderRenditionRow, 'photo_id' | 'kind'>;

/** The photo of which a rendition is to be made, locked. Throws AppError where it is gone or not kept, or has that rendition. */
export async function lockRenderable(tx: Db, uid: string, { photo_id, kind }: Wanted): Promise<PhotoRow> {
  const [photo] = await lockPhotos(tx, uid, [photo_id]);
  if (!photo || photo.deleted_at !== null) throw new AppError(ERROR.notFound, 'no such photo');
  if (!canRender({ uid }, photo)) throw new AppError(ERROR.photoNotKept, 'the photo is not kept');
  if (await isUnderWay(tx, photo_id, kind)) throw new AppError(ERROR.renditionNotForSale, 'it is there, or comes');
  return photo;
}

/** Whether that can be made of it which an order is of. */
export async function isRenderable(tx: Db, uid: string, wanted: Wanted): Promise<boolean> {
  try {
    await lockRenderable(tx, uid, wanted);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
