import { PAYMENT_STATUS } from '@kinora/contract';
import { ChannelError } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRow } from './orders.store.ts';
import { payerKept } from './payers.ts';
import { takeState } from './take-notice.ts';

/**
 * Nobody pays it through its channel any more. What was paid meanwhile is taken in. A channel that is not there may still be paid: that goes back when it tells
 * of it, and what it never tells of is in its daily bill.
 */
export async function closeAtChannel(
  deps: Deps,
  { id, paymethod, paystatus }: Pick<OrderRow, 'id' | 'paymethod' | 'paystatus'>,
): Promise<void> {
  const channel = deps.channels.get(paymethod);
  if (!channel || paystatus === PAYMENT_STATUS.notPaid) return;
  try {
    await takeState(deps, channel.key, id, await channel.close(id, await payerKept(deps, channel, id)));
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    deps.log.warn({ err: error, orderId: id }, 'a channel was not told that nobody pays an order any more');
  }
}
