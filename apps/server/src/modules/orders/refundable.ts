import { operationsOf, PAYMENT_STATUS, type Refundable } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { countUnspent } from './move-cards.ts';
import { listOrdersOfUser, type OrderRow } from './orders.store.ts';
import { refundOf } from './refund-amount.ts';
import { findCredited } from './refunds.store.ts';

/** What would come back of an order if its user asked now, as REFUNDAPPLY reckons; undefined where nothing can be asked back. */
export async function refundableOf(db: Db, deps: Pick<Deps, 'now'>, order: OrderRow): Promise<Refundable | undefined> {
  if (!operationsOf(order).includes('refund')) return undefined;
  if (order.type === 'physical') return { cards: 0, price: (await findCredited(db, order.id))?.amount ?? 0 };
  const { cards, amount } = refundOf(order, await countUnspent(db, deps, order.uid));
  return { cards, price: amount };
}

/** Gold cards of a user's whose money can be asked back now, of all orders that they see. */
export async function countRefundable(db: Db, deps: Pick<Deps, 'now'>, uid: string): Promise<number> {
  const isAsked = (order: OrderRow): boolean =>
    order.type === 'recharge' && !order.is_hidden && operationsOf(order).includes('refund');
  const orders = (await listOrdersOfUser(db, uid)).filter(isAsked);
  const bought = orders.reduce((sum, { cards }) => sum + cards, 0);
  return bought === 0 ? 0 : Math.min(bought, await countUnspent(db, deps, uid));
}

/** Orders of a user whose money was asked back, about which nothing is decided. */
export async function countAskedBack(db: Db, uid: string): Promise<number> {
  return (await listOrdersOfUser(db, uid)).filter(({ paystatus }) => paystatus === PAYMENT_STATUS.refunding).length;
}
