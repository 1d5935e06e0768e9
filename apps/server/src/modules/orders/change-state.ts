import { ERROR, ORDER_STATUS, type RequestOf } from '@kinora/contract';
import type { Updateable } from 'kysely';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { releaseOrdered } from '../photos/index.ts';
import { returnCoupons } from './coupons.ts';
import { refusalOfClosed } from './late-money.ts';
import { nextState, type OrderEvent } from './order-machine.ts';
import { photosOfOrder } from './order-photos.store.ts';
import { changeOrder, lockOrder, type OrderRow } from './orders.store.ts';
import type { OrderTables } from './orders.tables.ts';

/** Takes an order that is locked on by what happened: the photos of one that ends unpaid can be chosen again, and its coupons are there again; undefined where that cannot happen to it. */
export async function moveOrder(
  tx: Db,
  deps: Pick<Deps, 'push' | 'now'>,
  order: OrderRow,
  event: OrderEvent,
  change: Updateable<OrderTables['orders']> = {},
): Promise<OrderRow | undefined> {
  const next = nextState(order, event);
  if (!next) return undefined;
  await changeOrder(tx, order.id, { ...next, ...change });
  if (event === 'expire' || event === 'cancel') {
    for (const part of await photosOfOrder(tx, order.id)) await releaseOrdered(tx, part);
    await returnCoupons(tx, deps, order);
  }
  await deps.push.notify(tx, order.uid, 'order', order.id);
  return { ...order, ...next, ...(change as Partial<OrderRow>) };
}

/** The user's own order, locked. Throws AppError for one that they do not have. */
export async function lockOwnOrder(tx: Db, uid: string, id: string): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  if (order?.uid !== uid || order.is_hidden) throw new AppError(ERROR.notFound, 'no such order');
  return order;
}

/**
 * The user's own order, locked for being paid by a method; undefined where its time is over. Photos are paid out of the balance or through a
 * channel, prints through any channel, gold cards by what they were ordered for. Throws AppError for one that is not paid so.
 */
export async function lockToPay(
  tx: Db,
  deps: Pick<Deps, 'now'>,
  uid: string,
  { oid, paymethod }: Pick<RequestOf<'ORDERPAY'>, 'oid' | 'paymethod'>,
): Promise<OrderRow | undefined> {
  const order = await lockOwnOrder(tx, uid, oid);
  if (order.status === ORDER_STATUS.paying && order.expires_at <= deps.now()) return undefined;
  if (order.status === ORDER_STATUS.closed) throw refusalOfClosed(order, deps);
  const isOpenHow = order.type === 'virtual' || (order.type === 'physical' && paymethod !== 'balance');
  if (!isOpenHow && order.paymethod !== paymethod)
    throw new AppError(ERROR.payMethodUnsupported, 'placed for another way to pay');
  return order;
}

/** As {@link moveOrder}. Throws AppError where it cannot happen. */
export async function requireMove(
  tx: Db,
  deps: Pick<Deps, 'push' | 'now'>,
  order: OrderRow,
  event: OrderEvent,
  change: Updateable<OrderTables['orders']> = {},
): Promise<OrderRow> {
  const moved = await moveOrder(tx, deps, order, event, change);
  if (!moved) throw new AppError(ERROR.orderInvalid, `no ${event} in ${order.status}/${order.paystatus}`);
  return moved;
}
