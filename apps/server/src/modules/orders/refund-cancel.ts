import { ERROR, operationsOf, PAYMENT_STATUS, type RequestOf, type ResponseOf } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { lockOwnOrder } from './change-state.ts';
import { endRefund } from './end-refund.ts';
import { viewOne } from './orders.view.ts';
import { endingsOf } from './refund-states.ts';
import { listRefundsOf } from './refunds.store.ts';

export async function refundCancel(
  deps: Deps,
  { uid }: User,
  { oid }: RequestOf<'REFUNDCANCEL'>,
): Promise<ResponseOf<'REFUNDCANCEL'>> {
  const order = await transact(deps.db, async (tx) => {
    const own = await lockOwnOrder(tx, uid, oid);
    if (operationsOf(own).includes('cancelRefund')) return endRefund(tx, deps, own, 'user');
    // The same again, whose answer was lost.
    if (own.paystatus === PAYMENT_STATUS.paid && (await hasWithdrawn(tx, deps, oid))) return own;
    throw new AppError(ERROR.orderInvalid, 'no refund waits');
  });
  return { order: await viewOne(deps.db, deps, order) };
}

/** Whether a refund of an order ended because its user took it back. */
async function hasWithdrawn(tx: Db, deps: Deps, oid: string): Promise<boolean> {
  const endings = await endingsOf(tx, deps, await listRefundsOf(tx, oid));
  return [...endings.values()].some(({ by }) => by === 'user');
}
