import { ERROR, operationsOf, type RequestOf, type ResponseOf } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { lockOwnOrder } from './change-state.ts';
import { endRefund } from './end-refund.ts';
import { viewOne } from './orders.view.ts';

export async function refundCancel(
  deps: Deps,
  { uid }: User,
  { oid }: RequestOf<'REFUNDCANCEL'>,
): Promise<ResponseOf<'REFUNDCANCEL'>> {
  const order = await transact(deps.db, async (tx) => {
    const own = await lockOwnOrder(tx, uid, oid);
    if (!operationsOf(own).includes('cancelRefund')) throw new AppError(ERROR.orderInvalid, 'no refund waits');
    return endRefund(tx, deps, own, 'user');
  });
  return { order: await viewOne(deps.db, deps, order) };
}
