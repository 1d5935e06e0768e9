import type { Db, Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { refund } from '../ledger/index.ts';
import { moveOrder } from './change-state.ts';
import { holdOf } from './deliver-photos.ts';
import { returnMoney } from './move-cards.ts';
import type { OrderRow } from './orders.store.ts';
import { findCredited, insertRefund, type RefundRow } from './refunds.store.ts';
import { sendRefundJob } from './send-refund.job.ts';

/** What a message about it tells. */
export const isPaidWithCards = ({ paymethod }: Pick<OrderRow, 'paymethod'>): boolean => paymethod === 'balance';

/** The money that was paid for an order, as messages name it. */
export const paidSum = ({ price, currency }: Pick<OrderRow, 'price' | 'currency'>): string => `${price} ${currency}`;

/**
 * Gives back what an order cost that is locked, into the purses or through the channel that it came from, whose refund is told. Undefined where it was not paid,
 * or given back before: then nothing changes.
 */
export async function giveBack(
  tx: Db,
  deps: Deps,
  order: OrderRow,
): Promise<{ refund: RefundRow | undefined } | undefined> {
  const { id, uid, cards, point, coupon } = order;
  const isOfCards = isPaidWithCards(order);
  // Also one that its user deleted: who is told of it finds it.
  if (!(await moveOrder(tx, deps, order, isOfCards ? 'takeBack' : 'takeBackMoney', { is_hidden: false })))
    return undefined;
  for (const [unit, amount] of [
    ['card', isOfCards ? cards : 0],
    ['point', point],
    ['coupon', coupon],
  ] as const)
    if (amount > 0) await refund(tx, deps, { hold: holdOf(order, unit), uid, refund: id, amount });
  return { refund: isOfCards ? undefined : await sendMoneyBack(tx, deps, order) };
}

async function sendMoneyBack(tx: Db, deps: Deps, order: OrderRow): Promise<RefundRow> {
  const paid = await findCredited(tx, order.id);
  if (!paid) throw new Error(`no money came for ${order.id}`);
  const { channel, transaction_id, amount, currency } = paid;
  const refund = {
    ...{ id: newId(), order_id: order.id, channel, transaction_id, amount, currency, cards: 0 },
    ...{ state: 'agreed' as const, asked_at: deps.now(), ended_at: null },
  };
  await insertRefund(tx, refund);
  await returnMoney(tx, deps, order, refund);
  await deps.jobs.enqueue(tx, sendRefundJob, { refundId: refund.id }, { uid: order.uid });
  return refund;
}
