import { ORDER_STATUS } from '@kinora/contract';
import type { ChannelPayment, PayChannel } from '../../adapters/ports/pay-channel.ts';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { noteRecharge, readBalances } from '../ledger/index.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { moveOrder } from './change-state.ts';
import { spendCoupons } from './coupons.ts';
import { deliver } from './deliver.ts';
import { sellForOrder } from './deliver-photos.ts';
import { makePrintJob } from './make-print.job.ts';
import { creditCards, takeMoney, takePrintMoney } from './move-cards.ts';
import { closeLater, stillOpen } from './open-payments.ts';
import { nextState } from './order-machine.ts';
import { renditionOfOrder } from './order-renditions.store.ts';
import { changeOrder, lockOrder, type OrderRow } from './orders.store.ts';
import { insertReceipt, insertRefund, type ReceiptRow } from './refunds.store.ts';
import { isRenderable } from './require-rendition.ts';
import { sendRefundJob } from './send-refund.job.ts';
import { tellToAskApple } from './tell-to-ask-apple.ts';

/**
 * Takes in money that a channel has: gold cards or photos come of it, or it goes back, in one transaction with the record of it. The same money again
 * changes nothing, in whatever order, however late and from however many sides it is told of.
 */
export async function settlePayment(deps: Deps, channel: PayChannel['key'], payment: ChannelPayment): Promise<void> {
  await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, payment.orderId);
    const isThere = (await hasPoints(tx, deps, order)) && (await hasGoods(tx, order));
    const fate = isThere ? fateOf(order, channel, payment) : 'returned';
    const { orderId: order_id, transactionId: transaction_id, amount, currency } = payment;
    const row = { channel, transaction_id, order_id, amount, currency, fate, received_at: deps.now() };
    const left = order && { open_at: stillOpen(order, channel) };
    if (left) await changeOrder(tx, order_id, left);
    if (!(await insertReceipt(tx, row))) return;
    if (order && fate === 'credited') {
      await credit(tx, deps, { ...order, paymethod: channel });
      return closeLater(tx, deps, { ...order, ...left });
    }
    deps.log.warn({ event: 'payment-returned', orderId: order_id, channel }, 'money came for nothing, and goes back');
    await giveBack(tx, deps, order, row);
  });
}

/**
 * Money that is exactly what the order costs becomes cards, also where its time was over, or photos or prints, which wait for no longer than that; by whichever of the
 * channels it came at which the order can still be paid. All other money goes back.
 */
export function fateOf(
  order: OrderRow | undefined,
  channel: PayChannel['key'],
  { amount, currency }: ChannelPayment,
): ReceiptRow['fate'] {
  if (!order || !nextState(order, 'pay')) return 'returned';
  if (order.type !== 'recharge' && order.status === ORDER_STATUS.closed) return 'returned';
  const isPaidThere = order.paymethod === channel || order.open_at.includes(channel);
  return isPaidThere && order.price === amount && order.currency === currency ? 'credited' : 'returned';
}

/** Whether the points are there that the order takes beside the money. */
async function hasPoints(tx: Db, deps: Deps, order: OrderRow | undefined): Promise<boolean> {
  if (!order || order.point === 0) return true;
  return (await readBalances({ ...deps, db: tx }, order.uid)).point.available >= order.point;
}

/** Whether what the order has made can still be made: its photo is there, and nobody had it made meanwhile. */
async function hasGoods(tx: Db, order: OrderRow | undefined): Promise<boolean> {
  const rendition = order && (await renditionOfOrder(tx, order.id));
  return !rendition || isRenderable(tx, order.uid, rendition);
}

async function credit(tx: Db, deps: Deps, order: OrderRow): Promise<void> {
  const now = deps.now();
  const isLate = order.status === ORDER_STATUS.closed;
  const { paymethod } = order;
  const paid = await moveOrder(tx, deps, order, 'pay', { paid_at: now, is_hidden: false, paymethod });
  if (!paid) throw new Error(`${order.id} was not to be paid`);
  if (order.type === 'virtual') {
    await takeMoney(tx, deps, order);
    await sellForOrder(tx, deps, order, 'point', order.point);
    await spendCoupons(tx, deps, order);
    return deliver(tx, deps, paid);
  }
  if (order.type === 'physical') {
    await takePrintMoney(tx, deps, order);
    return deps.jobs.enqueue(tx, makePrintJob, { orderId: order.id }, { uid: order.uid, singletonKey: order.id });
  }
  await creditCards(tx, deps, order);
  await noteRecharge(tx, deps, order);
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
  await deps.jobs.enqueue(tx, sendRefundJob, { refundId: refund.id }, { uid: order?.uid ?? null });
  if (!order) return;
  // Of an order that was over the refund is its own; of one that was paid before, it says nothing of the order.
  await moveOrder(tx, deps, order, 'sendBack');
  await changeOrder(tx, order.id, { is_hidden: false });
  await sendMessage(tx, deps, {
    ...{ uid: order.uid, key: `refund:${refund.id}:back`, type: MESSAGE_TYPE.order, extra: order.id },
    template: order.status === ORDER_STATUS.paying ? 'moneyReturnedWaiting' : 'moneyReturned',
    args: { sum: `${amount} ${currency}` },
  });
  await tellToAskApple(tx, deps, order.uid, refund);
}
