import { ERROR, ORDER_STATUS } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { expireOrder } from './expire-order.worker.ts';
import { findOrder } from './orders.store.ts';

/** Ends an order whose time is over, at its channel first, and refuses to have it paid; also where its money came in the last moment. Throws AppError. */
export async function refuseOverdue(deps: Deps, oid: string): Promise<never> {
  await expireOrder(deps, { orderId: oid });
  const order = await findOrder(deps.db, oid);
  if (order?.status === ORDER_STATUS.closed) throw new AppError(ERROR.orderExpired, 'its time is over');
  throw new AppError(ERROR.orderInvalid, 'it was paid in the last moment');
}
