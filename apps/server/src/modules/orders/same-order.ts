import { isDeepStrictEqual } from 'node:util';
import { ERROR, type RequestOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { listOrderPhotos } from './order-photos.store.ts';
import { renditionOfOrder } from './order-renditions.store.ts';
import type { OrderRow } from './orders.store.ts';
import { isSamePrint } from './same-print.ts';

/** What the same tap placed before. Throws AppError where it placed something else. */
export async function requireSame(
  db: Db,
  deps: Deps,
  order: OrderRow,
  input: RequestOf<'CREATEORDER'>,
): Promise<OrderRow> {
  const ordered = (await listOrderPhotos(db, [order.id])).map(({ photo_id }) => photo_id);
  const made = await renditionOfOrder(db, order.id);
  const { type, plan, cards, point, coupon } = order;
  // How photos and prints are paid is settled when they are.
  const { price, paymethod } = type === 'virtual' ? { price: cards, paymethod: 'balance' } : order;
  const how = type === 'physical' ? input.paymethod : paymethod;
  const isSame =
    isDeepStrictEqual(new Set(ordered), new Set(input.photos)) &&
    isDeepStrictEqual(made && { photo: made.photo_id, kind: made.kind }, input.rendition) &&
    isDeepStrictEqual([plan, price, how], [input.plan, input.price, input.paymethod]) &&
    isDeepStrictEqual([point, coupon], [input.point ?? 0, input.coupon ?? 0]) &&
    (await isSamePrint(db, deps, order, input.print));
  if (!isSame || order.is_hidden) throw new AppError(ERROR.orderInvalid, 'the key was used for another order');
  return order;
}
