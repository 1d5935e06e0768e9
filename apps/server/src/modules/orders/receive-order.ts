import type { RequestOf, ResponseOf } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { lockOwnOrder, requireMove } from './change-state.ts';
import { viewOne } from './orders.view.ts';
import { changePrint, findPrint } from './prints.store.ts';

export async function receiveOrder(
  deps: Deps,
  { uid }: User,
  { oid }: RequestOf<'RECEIVEORDER'>,
): Promise<ResponseOf<'RECEIVEORDER'>> {
  const order = await transact(deps.db, async (tx) => {
    const own = await lockOwnOrder(tx, uid, oid);
    // The same again, whose answer was lost, or what days brought about meanwhile.
    if ((await findPrint(tx, oid))?.received_at) return own;
    const received = await requireMove(tx, deps, own, 'receive');
    await changePrint(tx, oid, { received_at: deps.now() });
    return received;
  });
  return { order: await viewOne(deps.db, deps, order) };
}
