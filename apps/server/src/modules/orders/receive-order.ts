import type { RequestOf, ResponseOf } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { lockOwnOrder, requireMove } from './change-state.ts';
import { viewOne } from './orders.view.ts';
import { changePrint } from './prints.store.ts';

export async function receiveOrder(
  deps: Deps,
  { uid }: User,
  { oid }: RequestOf<'RECEIVEORDER'>,
): Promise<ResponseOf<'RECEIVEORDER'>> {
  const order = await transact(deps.db, async (tx) => {
    const received = await requireMove(tx, deps, await lockOwnOrder(tx, uid, oid), 'receive');
    await changePrint(tx, oid, { received_at: deps.now() });
    return received;
  });
  return { order: await viewOne(deps.db, deps, order) };
}
