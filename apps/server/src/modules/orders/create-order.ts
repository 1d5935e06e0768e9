import { canRecharge, ERROR, PAYMENT_EXPIRE_S, type RequestOf, type ResponseOf } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { newId } from '../../identifiers.ts';
import { requireOfAge } from '../ages/index.ts';
import { setOrdered } from '../photos/index.ts';
import { lockUser } from '../users/index.ts';
import { closeAtChannels } from './close-at-channels.ts';
import { setCouponsAside } from './coupons.ts';
import { expireOrderJob } from './expire-order.job.ts';
import { PLACED } from './order-machine.ts';
import { insertOrderPhotos } from './order-photos.store.ts';
import { insertOrderRendition } from './order-renditions.store.ts';
import { countWaiting, findBySn, insertOrder, insertTap, type OrderRow } from './orders.store.ts';
import { viewOne } from './orders.view.ts';
import { type Goods, photosFor } from './photos-for.ts';
import { type PrintGoods, printFor } from './print-for.ts';
import { insertPrint } from './prints.store.ts';
import { renditionFor } from './rendition-for.ts';
import { requireSame } from './same-order.ts';
import { channelFor, channelsFor, requireShop } from './shop.ts';
import { waitingFor } from './waiting-for.ts';

type Input = RequestOf<'CREATEORDER'>;

/** The order, and those whose place it takes. */
interface Placed {
  order: OrderRow;
  replaced?: readonly OrderRow[] | undefined;
}

/** Orders that a user may leave unpaid at once. */
const WAITING_MAX = 20;
const MS = 1_000;

export async function createOrder(deps: Deps, user: User, input: Input): Promise<ResponseOf<'CREATEORDER'>> {
  requireShop(deps);
  const known = await findBySn(deps.db, user.uid, input.sn);
  const order = known ? await requireSame(deps.db, deps, known, input) : await place(deps, user, input);
  return { order: await viewOne(deps.db, deps, order) };
}

async function place(deps: Deps, user: User, input: Input): Promise<OrderRow> {
  const { uid } = user;
  const { rendition } = input;
  const of = [input.plan !== '', input.photos, rendition, input.print].filter(Boolean);
  if (of.length !== 1) throw new AppError(ERROR.orderInvalid, 'a plan, photos, what is made of one, or prints');
  const isOfMoney = input.plan !== '' || input.print !== undefined;
  if (isOfMoney === (input.paymethod === 'balance')) throw new AppError(ERROR.payMethodUnsupported, 'not of these');
  if (isOfMoney && input.coupon) throw new AppError(ERROR.orderInvalid, 'coupons are for photos');
  if (isOfMoney) channelFor(deps, input.paymethod, user, input.print ? 'physical' : 'digital');
  if (input.plan !== '' && !canRecharge(channelsFor(deps, user, 'digital').map(({ key }) => key)))
    throw new AppError(ERROR.payMethodUnsupported, 'nobody buys cards with coins alone');
  const { order: placed, replaced = [] } = await transact(deps.db, async (tx): Promise<Placed> => {
    await lockUser(tx, uid);
    const former = await findBySn(tx, uid, input.sn);
    if (former) return { order: await requireSame(tx, deps, former, input) };
    await requireOfAge(tx, deps, uid);
    const { waiting, replaced } = await waitingFor(tx, deps, uid, input);
    if (waiting) {
      await insertTap(tx, input.sn, waiting.id);
      return { order: waiting };
    }
    if ((await countWaiting(tx, uid)) >= WAITING_MAX)
      throw new AppError(ERROR.ordersWaiting, 'as many orders wait as may', [String(WAITING_MAX)]);
    const now = deps.now();
    const prints = input.print && (await printFor(tx, deps, user, input.print, input.price));
    const { photos, ...goods } = prints ? goodsOf(prints) : await goodsFor(tx, deps, uid, input);
    const order = await insertOrder(tx, {
      ...{ id: newId(), uid, sn: input.sn, plan: input.plan, price: input.price, ...goods },
      ...{ currency: deps.config.business.shop.currency, paymethod: input.paymethod, ...PLACED },
      ...{ placed_at: now, expires_at: now + PAYMENT_EXPIRE_S * MS },
      ...{ paid_at: null, completed_at: null },
    });
    await setCouponsAside(tx, deps, order);
    for (const part of photos) await setOrdered(tx, part);
    await insertOrderPhotos(tx, order.id, photos);
    if (rendition) await insertOrderRendition(tx, order.id, rendition, user.locale);
    if (prints) await insertPrint(tx, { ...prints.row, order_id: order.id });
    const options = { uid, startAfterSeconds: PAYMENT_EXPIRE_S };
    await deps.jobs.enqueue(tx, expireOrderJob, { orderId: order.id }, options);
    await deps.push.notify(tx, uid, 'order', order.id);
    return { order, replaced };
  });
  // Their pages at channels may still be open somewhere.
  for (const former of replaced) await closeAtChannels(deps, former);
  return placed;
}

async function goodsFor(tx: Db, deps: Deps, uid: string, input: Input): Promise<Goods> {
  if (input.rendition) return renditionFor(tx, deps, uid, input, input.rendition);
  return input.photos ? photosFor(tx, deps, uid, input) : cardsFor(deps, input);
}
const goodsOf = ({ row }: PrintGoods): Goods => ({
  ...{ type: 'physical', cards: 0, cnt: row.count, point: 0, free: 0, coupon: 0, photos: [] },
});

/** The plan as it is now. Throws AppError where it is not what the caller was shown. */
function cardsFor({ config }: Deps, { plan, price }: Input): Goods {
  const found = config.business.shop.plans.find(({ id }) => id === plan);
  if (!found) throw new AppError(ERROR.configOutOfDate, 'there is no such plan any more');
  if (found.price !== price) throw new AppError(ERROR.priceChanged, `${plan} costs ${found.price}, not ${price}`);
  return { type: 'recharge', cards: found.amount, cnt: found.cnt, point: 0, free: 0, coupon: 0, photos: [] };
}
