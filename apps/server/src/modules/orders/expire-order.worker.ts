import { ORDER_STATUS } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { moveOrder } from './change-state.ts';
import { closeAtChannels } from './close-at-channels.ts';
import { findOrder, lockOrder } from './orders.store.ts';

/** Closes it at its channel first, which then says whether it was paid in the last moment; a channel that is not there holds up nothing. */
export async function expireOrder(deps: Deps, { orderId }: { orderId: string }): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (order?.status !== ORDER_STATUS.paying || order.expires_at > deps.now()) return;
  await closeAtChannels(deps, order);
  await transact(deps.db, async (tx) => {
    const current = await lockOrder(tx, orderId);
    if (current) await moveOrder(tx, deps, current, 'expire');
  });
}
