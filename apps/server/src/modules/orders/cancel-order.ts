import { PAYMENT_STATUS, type RequestOf, type ResponseOf } from '@kinora/contract';
import { ChannelError } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { lockOwnOrder, requireMove } from './change-state.ts';
import type { OrderRow } from './orders.store.ts';
import { viewOne } from './orders.view.ts';
import { takeState } from './take-notice.ts';

export async function cancelOrder(
  deps: Deps,
  { uid }: User,
  { oid }: RequestOf<'CANCELORDER'>,
): Promise<ResponseOf<'CANCELORDER'>> {
  const order = await deps.db.transaction().execute(async (tx) => {
    const own = await lockOwnOrder(tx, uid, oid);
    return requireMove(tx, deps, own, 'cancel');
  });
  await closeAtChannel(deps, order);
  const current = await deps.db.transaction().execute((tx) => lockOwnOrder(tx, uid, oid));
  return { order: await viewOne(deps.db, deps, current) };
}

/** Nobody pays it any more. What was paid meanwhile goes back; a channel that is not there is asked again by the reconciliation. */
async function closeAtChannel(deps: Deps, order: OrderRow): Promise<void> {
  const channel = deps.channels.get(order.paymethod);
  if (!channel || order.paystatus === PAYMENT_STATUS.notPaid) return;
  try {
    await takeState(deps, channel.key, order.id, await channel.close(order.id));
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    deps.log.warn({ err: error, orderId: order.id }, 'a channel was not told that an order was given up');
  }
}
