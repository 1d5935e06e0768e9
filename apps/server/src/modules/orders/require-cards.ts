import { ERROR, RESULT_STATUS } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { findPhotos, priceOfPhoto } from '../photos/index.ts';
import { photosOfOrder } from './order-photos.store.ts';
import type { OrderRow } from './orders.store.ts';

/** Throws AppError where the photos of an order cost another number of gold cards than when it was placed. */
export async function requireCards(
  tx: Db,
  { config }: Pick<Deps, 'config'>,
  { id, uid, cards }: OrderRow,
): Promise<void> {
  const bought = (await photosOfOrder(tx, id)).find(({ status }) => status === RESULT_STATUS.order)?.ids ?? [];
  const photos = bought.length > 0 ? await findPhotos(tx, uid, bought) : [];
  const now = photos.reduce((sum, { kind }) => sum + priceOfPhoto(config, kind), 0);
  if (now !== cards) throw new AppError(ERROR.priceChanged, 'a photo costs otherwise now');
}
