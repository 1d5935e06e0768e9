import { ERROR, PAYMENT_EXPIRE_S, type RechargePlan, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { newId } from '../../identifiers.ts';
import { lockUser } from '../users/index.ts';
import { expireOrderJob } from './expire-order.job.ts';
import { PLACED } from './order-machine.ts';
import { countWaiting, findBySn, insertOrder, type OrderRow } from './orders.store.ts';
import { viewOne } from './orders.view.ts';
import { channelFor, requireShop } from './shop.ts';

type Input = RequestOf<'CREATEORDER'>;

/** Orders that a user may leave unpaid at once. */
const WAITING_MAX = 20;
const MS = 1_000;

export async function createOrder(deps: Deps, user: User, input: Input): Promise<ResponseOf<'CREATEORDER'>> {
  requireShop(deps);
  const known = await findBySn(deps.db, user.uid, input.sn);
  const order = known ? requireSame(known, input) : await place(deps, user, input);
  return { order: await viewOne(deps.db, deps, order) };
}

/** What the same tap placed before. */
function requireSame(order: OrderRow, { plan, price, paymethod }: Input): OrderRow {
  if (order.plan !== plan || order.price !== price || order.paymethod !== paymethod || order.is_hidden)
    throw new AppError(ERROR.orderInvalid, 'the key was used for another order');
  return order;
}

async function place(deps: Deps, { uid, platform }: User, input: Input): Promise<OrderRow> {
  const { currency } = deps.config.business.shop;
  const { amount, price, cnt } = planFor(deps, input);
  channelFor(deps, input.paymethod, platform);
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, uid);
    const now = deps.now();
    const order = await insertOrder(tx, {
      ...{ id: newId(), uid, sn: input.sn, type: 'recharge', plan: input.plan, cards: amount, cnt, price, currency },
      ...{ paymethod: input.paymethod, ...PLACED, placed_at: now, expires_at: now + PAYMENT_EXPIRE_S * MS },
      ...{ paid_at: null, completed_at: null, reason_sealed: null },
    });
    // The same tap came twice at once.
    if (!order) return requireSame(await placed(tx, uid, input.sn), input);
    if ((await countWaiting(tx, uid)) > WAITING_MAX)
      throw new AppError(ERROR.ordersWaiting, 'as many orders wait as may', [String(WAITING_MAX)]);
    const options = { uid, startAfterSeconds: PAYMENT_EXPIRE_S };
    await deps.jobs.enqueue(tx, expireOrderJob, { orderId: order.id }, options);
    await deps.push.notify(tx, uid, 'order', order.id);
    return order;
  });
}

async function placed(tx: Db, uid: string, sn: string): Promise<OrderRow> {
  const order = await findBySn(tx, uid, sn);
  if (!order) throw new Error('an order was neither there nor placed');
  return order;
}

/** The plan as it is now. Throws AppError where it is not what the caller was shown. */
function planFor({ config }: Deps, { plan, price }: Input): RechargePlan {
  const found = config.business.shop.plans.find(({ id }) => id === plan);
  if (!found) throw new AppError(ERROR.configOutOfDate, 'there is no such plan any more');
  if (found.price !== price) throw new AppError(ERROR.priceChanged, `${plan} costs ${found.price}, not ${price}`);
  return found;
}
