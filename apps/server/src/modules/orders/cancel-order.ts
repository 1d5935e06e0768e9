import { ORDER_STATUS, type RequestOf, type ResponseOf } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { lockOwnOrder, requireMove } from './change-state.ts';
import { closeAtChannels } from './close-at-channels.ts';
import { viewOne } from './orders.view.ts';

export async function cancelOrder(
  deps: Deps,
  { uid }: User,
  { oid }: RequestOf<'CANCELORDER'>,
): Promise<ResponseOf<'CANCELORDER'>> {
  const order = await transact(deps.db, async (tx) => {
    const own = await lockOwnOrder(tx, uid, oid);
    // The same again, whose answer was lost: its channels are told again, too.
    return own.status === ORDER_STATUS.cancelled ? own : requireMove(tx, deps, own, 'cancel');
  });
  await closeAtChannels(deps, order);
  const current = await deps.db.transaction().execute((tx) => lockOwnOrder(tx, uid, oid));
  return { order: await viewOne(deps.db, deps, current) };
}
