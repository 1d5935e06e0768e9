import { operationsOf, type Refundable } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { countUnspent } from './move-cards.ts';
import type { OrderRow } from './orders.store.ts';
import { refundOf } from './refund-amount.ts';
import { findCredited } from './refunds.store.ts';

/** What would come back of an order if its user asked now, as REFUNDAPPLY reckons; undefined where nothing can be asked back. */
export async function refundableOf(db: Db, deps: Pick<Deps, 'now'>, order: OrderRow): Promise<Refundable | undefined> {
  if (!operationsOf(order).includes('refund')) return undefined;
  if (order.type === 'physical') return { cards: 0, price: (await findCredited(db, order.id))?.amount ?? 0 };
  const { cards, amount } = refundOf(order, await countUnspent(db, deps, order.uid));
  return { cards, price: amount };
}
