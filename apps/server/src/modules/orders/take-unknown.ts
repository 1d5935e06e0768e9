import { ChannelError, type PayChannel } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import type { Difference } from './compare-bill.ts';
import { findOrder } from './orders.store.ts';
import { payerKept } from './payers.ts';
import { findReceipt } from './refunds.store.ts';
import { takeState } from './take-notice.ts';

/**
 * Takes in the payments of our orders that a bill has and the books lack: who began to pay at one channel and went on at another is found here alone, where the
 * first one's notice was lost.
 * @returns the differences that are left
 */
export async function takeUnknown(
  deps: Deps,
  channel: PayChannel,
  differences: readonly Difference[],
): Promise<Difference[]> {
  const left = [];
  for (const difference of differences)
    if (difference.kind !== 'payment-unknown' || !(await isTaken(deps, channel, difference))) left.push(difference);
  return left;
}

async function isTaken(deps: Deps, channel: PayChannel, line: Difference): Promise<boolean> {
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
  return receipt?.order_id === orderId && receipt.amount === line.amount && receipt.currency === line.currency;
}
