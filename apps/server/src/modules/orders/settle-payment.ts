import { ORDER_STATUS } from '@kinora/contract';
import type { ChannelPayment, PayChannel } from '../../adapters/ports/pay-channel.ts';
import type { Db, Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { moveOrder } from './change-state.ts';
import { creditCards } from './move-cards.ts';
import { nextState } from './order-machine.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';
import { insertReceipt, insertRefund, type ReceiptRow } from './refunds.store.ts';
import { sendRefundJob } from './send-refund.job.ts';

/**
 * Takes in money that a channel has: gold cards come of it, or it goes back, in one transaction with the record of it. The same money again
 * changes nothing, in whatever order, however late and from however many sides it is told of.
 */
export async function settlePayment(deps: Deps, channel: PayChannel['key'], payment: ChannelPayment): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, payment.orderId);
    const fate = fateOf(order, channel, payment);
    const { orderId: order_id, transactionId: transaction_id, amount, currency } = payment;
    const row = { channel, transaction_id, order_id, amount, currency, fate, received_at: deps.now() };
    if (!(await insertReceipt(tx, row))) return;
    if (order && fate === 'credited') return credit(tx, deps, order);
    deps.log.warn({ event: 'payment-returned', orderId: order_id, channel }, 'money came for nothing, and goes back');
    await giveBack(tx, deps, order, row);
  });
}

/** Money that is exactly what the order costs, for an order that waits or whose time was over, becomes cards. All other money goes back. */
export function fateOf(
  order: OrderRow | undefined,
  channel: PayChannel['key'],
  { amount, currency }: ChannelPayment,
): ReceiptRow['fate'] {
  if (!order || !nextState(order, 'pay')) return 'returned';
  const isExact = order.paymethod === channel && order.price === amount && order.currency === currency;
  return isExact ? 'credited' : 'returned';
}

async function credit(tx: Db, deps: Deps, order: OrderRow): Promise<void> {
  const now = deps.now();
  const isLate = order.status === ORDER_STATUS.closed;
  const paid = await moveOrder(tx, deps, order, 'pay', { paid_at: now, is_hidden: false });
  if (!paid) throw new Error(`${order.id} was not to be paid`);
  await creditCards(tx, deps, order);
  await moveOrder(tx, deps, paid, 'complete', { completed_at: now });
  if (!isLate) return;
  await sendMessage(tx, deps, {
    ...{ uid: order.uid, key: `order:${order.id}:late`, type: MESSAGE_TYPE.order, extra: order.id },
    ...{ template: 'orderPaidLate', args: { count: order.cards } },
  });
}

async function giveBack(tx: Db, deps: Deps, order: OrderRow | undefined, receipt: ReceiptRow): Promise<void> {
  const { channel, transaction_id, order_id, amount, currency, received_at } = receipt;
  const refund = { id: newId(), order_id, channel, transaction_id, amount, currency, cards: 0 };
  await insertRefund(tx, { ...refund, state: 'agreed', asked_at: received_at, ended_at: null });
  await deps.jobs.enqueue(tx, sendRefundJob, { refundId: refund.id });
  if (!order) return;
  // Of an order that was given up the refund is its own; of one that was paid before, it says nothing of the order.
  await moveOrder(tx, deps, order, 'sendBack', { is_hidden: false });
  await sendMessage(tx, deps, {
    ...{ uid: order.uid, key: `refund:${refund.id}:back`, type: MESSAGE_TYPE.order, extra: order.id },
    ...{ template: 'paymentReturned', args: {} },
  });
}
