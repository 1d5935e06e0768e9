import { ERROR, ORDER_STATUS } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { expireOrder } from './expire-order.worker.ts';
import { refusalOfClosed } from './late-money.ts';
import { findOrder } from './orders.store.ts';

/** Ends an order whose time is over, at its channel first, and refuses to have it paid; also where it was paid or given up in the last moment. Throws AppError. */
export async function refuseOverdue(deps: Deps, oid: string): Promise<never> {
  await expireOrder(deps, { orderId: oid });
  const order = await findOrder(deps.db, oid);
  if (!order) throw new AppError(ERROR.notFound, 'no such order');
  if (order.status === ORDER_STATUS.closed) throw refusalOfClosed(order, deps);
  const isGivenUp = order.status === ORDER_STATUS.cancelled;
  throw new AppError(ERROR.orderInvalid, `it was ${isGivenUp ? 'given up' : 'paid'} in the last moment`);
}
