import { ORDER_STATUS } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { moveOrder } from './change-state.ts';
import { changeOrder, lockOrder, type OrderRow } from './orders.store.ts';
import { payerKept } from './payers.ts';
import { sumOf } from './refund-states.ts';
import { findCredited, findRefund, moveRefund, type RefundRow } from './refunds.store.ts';

/** Asks the channel for the refund, by an id that makes the same one of it however often it is asked. */
export async function sendRefund(deps: Deps, { refundId }: { refundId: string }): Promise<void> {
  const refund = await findRefund(deps.db, refundId);
  if (refund?.state !== 'agreed') return;
  const channel = deps.channels.get(refund.channel);
  if (!channel) throw new Error(`the channel ${refund.channel} is not configured any more`);
  const { order_id: orderId, transaction_id: transactionId, amount, currency } = refund;
  const openId = await payerKept(deps, channel, orderId);
  const state = await channel.refund({ refundId, orderId, transactionId, amount, currency, openId });
  if (state === 'done') await finishRefund(deps, refundId);
}

/** The money is back at who paid; a second time changes nothing. */
export async function finishRefund(deps: Deps, refundId: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    const known = await findRefund(tx, refundId);
    const order = known && (await lockOrder(tx, known.order_id));
    const refund = await moveRefund(tx, refundId, 'agreed', 'done', deps.now());
    if (!refund) return;
    if (order) await tellOrder(tx, deps, order, refund);
  });
}

/** Takes the order of a refund on, and tells its user that the money is there. */
async function tellOrder(tx: Db, deps: Deps, order: OrderRow, refund: RefundRow): Promise<void> {
  const isOfPhotos = async () => (await findCredited(tx, order.id))?.transaction_id === refund.transaction_id;
  const isOver = order.status === ORDER_STATUS.closed || order.status === ORDER_STATUS.cancelled;
  const isOfOrder = refund.cards > 0 || isOver || (await isOfPhotos());
  const envelope = { uid: order.uid, key: `refund:${refund.id}:done`, type: MESSAGE_TYPE.order, extra: order.id };
  await changeOrder(tx, order.id, { is_hidden: false });
  const back = { ...envelope, template: 'refundThere' as const, args: sumOf(refund) };
  // Money that came a second time went back beside the order, which goes on as it is.
  if (!isOfOrder) return sendMessage(tx, deps, back);
  // Of an order that was over all goes back that came, however much that was.
  const isWhole = refund.amount === order.price || isOver;
  const moved = await moveOrder(tx, deps, order, isWhole ? 'refund' : 'refundPartly');
  // Prints whose money went back end where they were not sent.
  if (order.type === 'physical') await moveOrder(tx, deps, moved ?? order, 'drop', { completed_at: deps.now() });
  await sendMessage(tx, deps, back);
}
