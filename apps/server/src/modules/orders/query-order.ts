import { ORDER_PAGE_SIZE, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { listOrders } from './orders.store.ts';
import { viewOrders } from './orders.view.ts';

export async function queryOrder(
  deps: Deps,
  { uid }: User,
  { type, page }: RequestOf<'QUERYORDER'>,
): Promise<ResponseOf<'QUERYORDER'>> {
  const { rows, total } = await listOrders(deps.db, uid, type, {
    offset: page * ORDER_PAGE_SIZE,
    limit: ORDER_PAGE_SIZE,
  });
  return { orders: await viewOrders(deps.db, deps, rows), page, total };
}
