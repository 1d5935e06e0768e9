import { ERROR, operationsOf, type RequestOf, type ResponseOf } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { changeOrder, lockOrder } from './orders.store.ts';

/** Its money stays on record; money that comes for it later shows it again. */
export async function delOrder(
  deps: Deps,
  { uid }: User,
  { oid }: RequestOf<'DELORDER'>,
): Promise<ResponseOf<'DELORDER'>> {
  await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, oid);
    if (order?.uid !== uid) throw new AppError(ERROR.notFound, 'no such order');
    // The same again, whose answer was lost.
    if (order.is_hidden) return;
    if (!operationsOf(order).includes('delete')) throw new AppError(ERROR.orderInvalid, 'it is not finished');
    await changeOrder(tx, oid, { is_hidden: true });
    await deps.push.notify(tx, uid, 'order', oid);
  });
  return {};
}
