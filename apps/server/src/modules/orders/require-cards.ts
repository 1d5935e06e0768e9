import { ERROR, RESULT_STATUS } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { priceOfPhoto } from '../photos/index.ts';
import { photosOfOrder } from './order-photos.store.ts';
import type { OrderRow } from './orders.store.ts';

/** Throws AppError where the photos of an order cost another number of gold cards than when it was placed. */
export async function requireCards(tx: Db, { config }: Pick<Deps, 'config'>, { id, cards }: OrderRow): Promise<void> {
  const bought = (await photosOfOrder(tx, id)).find(({ status }) => status === RESULT_STATUS.order)?.ids.length ?? 0;
  if (bought * priceOfPhoto(config) !== cards) throw new AppError(ERROR.priceChanged, 'a photo costs otherwise now');
}
