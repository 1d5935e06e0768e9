import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { prepareWay } from './order-pay.ts';
import { requireShop } from './shop.ts';

/** As ORDERPAY, for what Douyin's app is asked with. */
export async function ttOrder(
  deps: Deps,
  user: User,
  { oid, price }: RequestOf<'TTORDER'>,
): Promise<ResponseOf<'TTORDER'>> {
  requireShop(deps);
  const way = await prepareWay(deps, user, { oid, price, paymethod: 'ttpay' });
  if (way.kind !== 'douyin') throw new AppError(ERROR.prepayFailed, 'nothing that Douyin opens');
  return { orderId: oid, ...way.order };
}
