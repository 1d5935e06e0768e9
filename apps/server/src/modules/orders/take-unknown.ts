import { ChannelError, type PayChannel } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import type { Difference } from './compare-bill.ts';
import { findOrder } from './orders.store.ts';
import { payerKept } from './payers.ts';
import { dateReceipt, findReceipt } from './refunds.store.ts';
import { takeState } from './take-notice.ts';

const DAY_MS = 86_400_000;

/**
 * Takes in the payments of our orders that the bill of a day has and the books lack: who began to pay at one channel and went on at another is found here alone,
 * where the first one's notice was lost. What was heard of later than the day counts to it from then on: no bill of a later day has it.
 * @returns the differences that are left
 */
export async function takeUnknown(
  deps: Deps,
  channel: PayChannel,
  day: string,
  differences: readonly Difference[],
): Promise<Difference[]> {
  const left = [];
  for (const difference of differences)
    if (difference.kind !== 'payment-unknown' || !(await isTaken(deps, channel, day, difference)))
      left.push(difference);
  return left;
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
  const endOfDay = Date.parse(day) + DAY_MS - 1;
  if (receipt && receipt.received_at > endOfDay) await dateReceipt(deps.db, receipt, endOfDay);
  return receipt?.order_id === orderId && receipt.amount === line.amount && receipt.currency === line.currency;
}
