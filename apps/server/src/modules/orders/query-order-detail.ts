import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { viewNotes } from './order-notes.view.ts';
import { findOwnOrder } from './orders.store.ts';
import { viewOne } from './orders.view.ts';
import { refundableOf } from './refundable.ts';
import { viewRefunds } from './refunds.view.ts';

export async function queryOrderDetail(
  deps: Deps,
  { uid }: User,
  { oid }: RequestOf<'QUERYORDERDETAIL'>,
): Promise<ResponseOf<'QUERYORDERDETAIL'>> {
  const order = await findOwnOrder(deps.db, uid, oid);
  if (!order) throw new AppError(ERROR.notFound, 'no such order');
  const { questionMin: min, questionMax: max } = deps.config.business;
  const notes = await viewNotes(deps.db, deps, oid);
  const refundable = await refundableOf(deps.db, deps, order);
  const refunds = await viewRefunds(deps.db, deps, oid);
  return {
    ...{ order: await viewOne(deps.db, deps, order), notes, limits: { min, max }, refunds },
    ...(refundable && { refundable }),
  };
}
