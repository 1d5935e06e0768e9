import type { ChannelPayment, PayChannel } from '../../adapters/ports/pay-channel.ts';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { moveOrder } from './change-state.ts';
import { agreeToRefund } from './decide-refund.ts';
import { giveBack } from './give-back.ts';
import { lockUnspent, setCardsAside } from './move-cards.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';
import { refundOf } from './refund-amount.ts';
import {
  findReceipt,
  findRefundOf,
  insertReceipt,
  insertRefund,
  type ReceiptRow,
  type RefundRow,
} from './refunds.store.ts';
import { finishRefund } from './send-refund.worker.ts';
import { lockGoods } from './take-back.ts';

/**
 * A channel gave money back by itself: what came of it goes, as if its user had asked and the operator agreed, and the order says that its payment was
 * revoked. Of gold cards those go that were not spent; what was lost with the others is in the log. Money that is not known yet comes to nothing when it is told of later. The same again changes nothing.
 */
export async function takeRevocation(
  deps: Deps,
  channel: PayChannel['key'],
  { orderId, transactionId, amount, currency }: ChannelPayment,
): Promise<void> {
  const refundId = await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const told = { channel, transaction_id: transactionId, order_id: orderId, amount, currency };
    const receipt = await findReceipt(tx, channel, transactionId);
    if (!receipt) await insertReceipt(tx, { ...told, fate: 'returned', received_at: deps.now() });
    const former = await findRefundOf(tx, told);
    if (former?.state === 'asked' && order) await agreeToRefund(tx, deps, order, former);
    if (former) {
      await revokeRest(tx, deps, former, told);
      return former.id;
    }
    const credited = receipt?.fate === 'credited' ? order : undefined;
    if (!credited) return writeDown(tx, deps, told);
    const refund = await takeGoods(tx, deps, credited, told);
    const left = await lockOrder(tx, orderId);
    if (left) await moveOrder(tx, deps, left, 'revoke', { is_hidden: false });
    return refund?.id;
  });
  if (refundId !== undefined) await finishRefund(deps, refundId);
}

/** Of a part that was asked back all went: what came of the rest is lost, as where nobody had asked. */
async function revokeRest(tx: Db, deps: Deps, former: RefundRow, told: Told): Promise<void> {
  if (former.state === 'done' || former.amount >= told.amount) return;
  const order = await lockOrder(tx, told.order_id);
  if (order && (await moveOrder(tx, deps, order, 'revoke', { is_hidden: false }))) sayLost(deps, told, former);
}

function sayLost({ log }: Deps, { order_id: orderId, channel, amount }: Told, left: Pick<RefundRow, 'amount'>): void {
  const lost = amount - left.amount;
  if (lost > 0) log.error({ event: 'payment-revoked', orderId, channel, lost }, 'cards of it were spent');
}

type Told = Pick<ReceiptRow, 'channel' | 'transaction_id' | 'order_id' | 'amount' | 'currency'>;

/** Takes what came of the money, as far as it is there. */
async function takeGoods(tx: Db, deps: Deps, order: OrderRow, told: Told): Promise<RefundRow | undefined> {
  if (order.type === 'physical') throw new Error(`${told.channel} sells no prints, and took back ${order.id}`);
  if (order.type === 'recharge') return takeCards(tx, deps, order, told);
  const given = await giveBack(tx, deps, order);
  if (!given) return writeDown(tx, deps, told);
  await lockGoods(tx, deps, order);
  return given.refund;
}

/** Takes the cards of an order that are left. */
async function takeCards(tx: Db, deps: Deps, order: OrderRow, told: Told): Promise<RefundRow | undefined> {
  const { cards, amount } = refundOf(order, await lockUnspent(tx, deps, order.uid));
  sayLost(deps, told, { amount });
  if (amount === 0) return writeDown(tx, deps, told);
  const refund = { ...newRefund(deps, told), amount, cards, state: 'asked' as const };
  await insertRefund(tx, refund);
  await setCardsAside(tx, deps, order, refund);
  const asked = await moveOrder(tx, deps, order, 'askRefund');
  await agreeToRefund(tx, deps, asked ?? order, refund);
  return refund;
}

/** Nothing is left of what came of it, or nothing ever came. */
async function writeDown(tx: Db, deps: Deps, told: Told): Promise<undefined> {
  await insertRefund(tx, { ...newRefund(deps, told), state: 'done', ended_at: deps.now(), is_loss: true });
}

const newRefund = ({ now }: Pick<Deps, 'now'>, told: Told): RefundRow => ({
  ...{ ...told, id: newId(), cards: 0, state: 'agreed', asked_at: now(), ended_at: null },
});
