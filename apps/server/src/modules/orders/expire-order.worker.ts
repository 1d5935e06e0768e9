import { ORDER_STATUS, PAYMENT_STATUS } from '@kinora/contract';
import { ChannelError } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import { moveOrder } from './change-state.ts';
import { findOrder, lockOrder } from './orders.store.ts';
import { takeState } from './take-notice.ts';

/** Closes it at its channel first, which then says whether it was paid in the last moment; a channel that is not there holds up nothing. */
export async function expireOrder(deps: Deps, { orderId }: { orderId: string }): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (order?.status !== ORDER_STATUS.paying || order.expires_at > deps.now()) return;
  const channel = deps.channels.get(order.paymethod);
  if (channel && order.paystatus !== PAYMENT_STATUS.notPaid) {
    try {
      await takeState(deps, channel.key, orderId, await channel.close(orderId));
    } catch (error) {
      if (!(error instanceof ChannelError)) throw error;
      deps.log.warn({ err: error, orderId }, 'a channel was not told that the time of an order was over');
    }
  }
  await deps.db.transaction().execute(async (tx) => {
    const current = await lockOrder(tx, orderId);
    if (current) await moveOrder(tx, deps, current, 'expire');
  });
}
