import { ChannelError, type PayChannel } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import type { Difference } from './compare-bill.ts';
import { findOrder } from './orders.store.ts';
import { payerKept } from './payers.ts';
import { dateReceipt, dateRefund, findReceipt, findRefund } from './refunds.store.ts';
import { takeState } from './take-notice.ts';

const DAY_MS = 86_400_000;
const endOf = (day: string): number => Date.parse(day) + DAY_MS - 1;

/**
 * Takes in the payments of our orders that the bill of a day has and the books lack: who began to pay at one channel and went on at another is found here alone,
 * where the first one's notice was lost. What was heard of later than the day, payments and refunds, counts to it from then on: no bill of a later day has it.
 * @returns the differences that are left
 */
export async function takeUnknown(
  deps: Deps,
  channel: PayChannel,
  day: string,
  differences: readonly Difference[],
): Promise<Difference[]> {
  const left = [];
  for (const difference of differences) if (!(await isOurs(deps, channel, day, difference))) left.push(difference);
  return left;
}

async function isOurs(deps: Deps, channel: PayChannel, day: string, difference: Difference): Promise<boolean> {
  if (difference.kind === 'payment-unknown') return isTaken(deps, channel, day, difference);
  return difference.kind === 'refund-unknown' && isMade(deps, channel, day, difference);
}

/** Whether it is a refund that we asked for: until its channel says so by itself, it is asked for again. */
async function isMade({ db }: Deps, channel: PayChannel, day: string, line: Difference): Promise<boolean> {
  const refund = line.refund_id === undefined ? undefined : await findRefund(db, line.refund_id);
  if (refund?.channel !== channel.key || (refund.state !== 'agreed' && refund.state !== 'done')) return false;
  const { order_id, amount, currency } = line;
  const isSame = refund.order_id === order_id && refund.amount === amount && refund.currency === currency;
  return isSame && dateRefund(db, refund.id, endOf(day));
}

async function isTaken(deps: Deps, channel: PayChannel, day: string, line: Difference): Promise<boolean> {
  const { order_id: orderId } = line;
  if (!(await findOrder(deps.db, orderId))) return false;
  try {
    const told = await channel.query(orderId, await payerKept(deps, channel, orderId));
    await takeState(deps, channel.key, orderId, told);
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    deps.log.warn({ err: error, orderId, channel: channel.key }, 'a channel says nothing of a payment in its bill');
  }
  const receipt = await findReceipt(deps.db, channel.key, line.transaction_id);
  if (receipt && receipt.received_at > endOf(day)) await dateReceipt(deps.db, receipt, endOf(day));
  return receipt?.order_id === orderId && receipt.amount === line.amount && receipt.currency === line.currency;
}
