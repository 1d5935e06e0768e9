import type { PayMethodKey } from '@kinora/contract';
import type { ChannelNotice, ChannelPayment, ChannelState } from '../../adapters/ports/pay-channel.ts';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import type { CallbackReply, CallbackRoute } from '../../http/callbacks/callback-route.ts';
import { moveOrder } from './change-state.ts';
import { closeLater, stillOpen } from './open-payments.ts';
import { changeOrder, findOrder, lockOrder } from './orders.store.ts';
import { alipayReturn, payerReturn } from './pay-returns.ts';
import { keepPayer, payerKept } from './payers.ts';
import { findCredited, findReceipt, type ReceiptRow } from './refunds.store.ts';
import { finishRefund } from './send-refund.worker.ts';
import { settlePayment } from './settle-payment.ts';
import { takeReclaim } from './take-reclaim.ts';
import { takeRevocation } from './take-revocation.ts';

/** A store's notice has certificates in it, twice. */
const MAX_BYTES = 65_536;
/** For clocks that differ, and what was begun in the last moment. */
const BEGUN_LATE_MS = 300_000;
const REFUSED: CallbackReply = { status: 401, contentType: 'text/plain', body: '' };

/** Where channels tell of payments: `/callbacks/<channel>/notify`. */
export const payCallbacks: readonly CallbackRoute[] = [
  ...(
    [
      ...(['sandbox', 'wechat', 'wechatvirtual', 'alipay', 'ttpay', 'kspay', 'ksapplepay', 'liaopay'] as const),
      ...(['applepay', 'googleplaybill'] as const),
    ] as const
  ).map(
    (key): CallbackRoute => ({
      ...{ vendor: key, path: 'notify', methods: ['GET', 'POST'], maxBytes: MAX_BYTES },
      async handle(deps, request) {
        const channel = deps.channels.get(key);
        if (request.rawBody.length === 0) return greeted(channel?.greet?.(request.query));
        const notice = await channel?.readNotice(request);
        if (!channel || !notice) return REFUSED;
        await take(deps, key, notice);
        const { heard } = channel;
        return { status: 200, ...(typeof heard === 'function' ? heard(request) : heard) };
      },
    }),
  ),
  payerReturn,
  alipayReturn,
];

const greeted = (said: string | undefined): CallbackReply =>
  said === undefined ? REFUSED : { status: 200, contentType: 'text/plain', body: said };

async function take(deps: Deps, channel: PayMethodKey, notice: ChannelNotice): Promise<void> {
  if (notice.kind === 'paid') return takePayment(deps, channel, notice);
  if (notice.kind === 'failed') return markFailed(deps, channel, notice.orderId);
  if (notice.kind === 'voided') {
    const receipt = await findReceipt(deps.db, channel, notice.transactionId);
    return receipt && takeRevocation(deps, channel, paymentOf(receipt));
  }
  if (notice.kind === 'revoked') return takeRevocation(deps, channel, notice.payment);
  if (notice.kind === 'reclaimed') return takeReclaim(deps, channel, notice.payment);
  if (notice.kind === 'refunded') return finishRefund(deps, notice.refundId);
}

const paymentOf = ({ order_id, transaction_id, amount, currency }: ReceiptRow): ChannelPayment => ({
  ...{ orderId: order_id, transactionId: transaction_id, amount, currency },
});

/** Takes in money that a channel tells of, or somebody who paid; by what the channel is asked about it is kept first. Throws ChannelError where that waits to be told, and is not there. */
export async function takePayment(
  deps: Deps,
  channel: PayMethodKey,
  { payment, openId }: { payment: ChannelPayment; openId?: string },
): Promise<void> {
  const { orderId } = payment;
  if (openId !== undefined && !(await findCredited(deps.db, orderId)))
    await keepPayer(deps, { key: channel }, orderId, openId);
  await settlePayment(deps, channel, payment);
  if (openId !== undefined) await tellDelivered(deps, channel, orderId);
}

/** An order that waits for that channel can be paid again; whatever else it is by now stays, and so does one that is being paid elsewhere. */
async function markFailed(deps: Deps, channel: PayMethodKey, orderId: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.paymethod === channel) await moveOrder(tx, deps, order, 'fail');
  });
}

/** Takes in what a channel says when it is asked. */
export async function takeState(deps: Deps, channel: PayMethodKey, orderId: string, told: ChannelState): Promise<void> {
  if (told.state === 'failed') return markFailed(deps, channel, orderId);
  if (told.state === 'closed') return closeThere(deps, channel, orderId);
  if (told.state === 'absent') return closeAbsent(deps, channel, orderId);
  if (told.state !== 'paid') return;
  await settlePayment(deps, channel, told.payment);
  await tellDelivered(deps, channel, orderId);
}

/** An order that waits for a channel which takes nothing more for it is over at once: its photos and coupons are there again. What is paid elsewhere by now stays as it is. */
export async function closeThere(deps: Deps, channel: PayMethodKey, orderId: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return;
    const left = { open_at: stillOpen(order, channel) };
    if (order.paymethod === channel && (await moveOrder(tx, deps, order, 'expire', left)))
      return closeLater(tx, deps, { ...order, ...left });
    await changeOrder(tx, orderId, left);
  });
}

/** What nobody had begun to pay at a channel when the order's time was over cannot be begun there any more. */
async function closeAbsent(deps: Deps, channel: PayMethodKey, orderId: string): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (order && order.expires_at + BEGUN_LATE_MS <= deps.now()) await closeThere(deps, channel, orderId);
}

/** A channel that waits for what was paid for hears that it is there. One that is silent is told the next time, or by its own message. */
async function tellDelivered(deps: Deps, key: PayMethodKey, orderId: string): Promise<void> {
  const channel = deps.channels.get(key);
  if (!channel?.deliver || (await findCredited(deps.db, orderId))?.channel !== key) return;
  await channel.deliver(orderId, await payerKept(deps, channel, orderId));
}
