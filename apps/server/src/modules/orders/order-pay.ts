import {
  ERROR,
  ORDER_STATUS,
  type PayMethodKey,
  RETURN_PAGES,
  type RequestOf,
  type ResponseOf,
} from '@kinora/contract';
import { ChannelError, type Payer, type PayWay, type PrepayOrder } from '../../adapters/ports/pay-channel.ts';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { isStopped } from '../ledger/index.ts';
import { askChannel } from './ask-channel.ts';
import { lockToPay, requireMove } from './change-state.ts';
import { refusalOfClosed } from './late-money.ts';
import { findOrder, findOwnOrder, type OrderRow } from './orders.store.ts';
import { payFromBalance } from './pay-from-balance.ts';
import { isOfProvider, payerOf } from './payer.ts';
import { keepPayer } from './payers.ts';
import { priceNow } from './price-now.ts';
import { requireOffered } from './print-for.ts';
import { findPrint } from './prints.store.ts';
import { quoteDirectly } from './quote-directly.ts';
import { refuseOverdue } from './refuse-overdue.ts';
import { atCardsNow } from './require-cards.ts';
import { channelFor, kindOfGoods, requireShop } from './shop.ts';

type Input = RequestOf<'ORDERPAY'>;

/** The order is known to its channel before anybody sees where it is paid: what comes in from there finds it. */
export async function orderPay(deps: Deps, user: User, input: Input): Promise<ResponseOf<'ORDERPAY'>> {
  requireShop(deps);
  const { uid } = user;
  if (input.paymethod === 'balance') {
    await payFromBalance(deps, uid, input);
    return { orderId: input.oid, url: '' };
  }
  if (input.paymethod === 'ttpay') throw new AppError(ERROR.payMethodUnsupported, 'TTORDER is asked for it');
  return told(input.oid, await prepareWay(deps, user, input));
}

/** What the client opens, or the page that tells first who pays. Throws AppError. */
export async function prepareWay(deps: Deps, user: User, input: Input): Promise<PayWay> {
  // Somebody else's answers like none.
  const type = (await findOwnOrder(deps.db, user.uid, input.oid))?.type ?? 'virtual';
  const channel = channelFor(deps, input.paymethod, user, kindOfGoods(type));
  const order = await transact(deps.db, (tx) => preparePayment(tx, deps, user.uid, input));
  if (!order) return refuseOverdue(deps, input.oid);
  try {
    const payer = await payerOf(deps, channel, user, input);
    if (payer instanceof URL) return { kind: 'page', url: payer.href };
    if (payer && channel.keepsPayer) await keepPayer(deps, channel, order.id, payer.openId);
    return await channel.prepay(prepayOrderOf(order, user, payer));
  } catch (error) {
    if (!(error instanceof ChannelError || isOfProvider(error))) throw error;
    deps.log.error({ err: error, orderId: order.id }, 'a channel gave nothing to pay with');
    await refuseEnded(deps, order);
    throw new AppError(ERROR.prepayFailed, error.message);
  }
}

/** Whether an order of which a channel gives nothing to pay with is over there is asked first (specification, section 8). Throws AppError where it is. */
async function refuseEnded(deps: Deps, order: OrderRow): Promise<void> {
  await askChannel(deps, order);
  const now = await findOrder(deps.db, order.id);
  if (now?.status === ORDER_STATUS.closed) throw refusalOfClosed(now, deps);
  if (now?.status !== ORDER_STATUS.paying) throw new AppError(ERROR.orderInvalid, 'it is paid, or gone');
}

const prepayOrderOf = (
  { id, price, currency, expires_at }: OrderRow,
  { platform, system, address }: User,
  payer: Payer | undefined,
): PrepayOrder => ({
  ...{ orderId: id, amount: price, currency, expiresAt: expires_at, client: { platform, system }, address, payer },
  returnPage: `${RETURN_PAGES.orderDetails}?id=${id}&check=1`,
});

function told(orderId: string, way: PayWay): ResponseOf<'ORDERPAY'> {
  if (way.kind === 'page') return { orderId, url: way.url };
  if (way.kind === 'code') return { orderId, url: '', scan: way.text };
  if (way.kind === 'bridge') return { orderId, url: '', bridge: way.bridge };
  if (way.kind === 'kuaishou') return { orderId, url: '', kuaishou: way.order };
  if (way.kind === 'store') return { orderId, url: '', store: way.order };
  if (way.kind === 'virtual') return { orderId, url: '', virtual: way.virtual };
  throw new AppError(ERROR.prepayFailed, 'a way that no client opens so');
}

/** Also those that it was to be paid by before: their pages may still be open somewhere. */
const opened = ({ open_at }: OrderRow, paymethod: PayMethodKey): PayMethodKey[] => [
  ...new Set([...open_at, paymethod]),
];

/** The order, ready to be paid; undefined where its time is over. Throws AppError for one that cannot be paid. */
async function preparePayment(tx: Db, deps: Deps, uid: string, input: Input): Promise<OrderRow | undefined> {
  const order = await lockToPay(tx, deps, uid, input);
  if (!order) return undefined;
  if (order.type === 'virtual') return prepareDirectly(tx, deps, order, input);
  if (order.type === 'physical') return preparePrints(tx, deps, order, input);
  const moved = await requireMove(tx, deps, order, 'prepay', { open_at: opened(order, input.paymethod) });
  requirePrice(deps, order, input);
  return moved;
}

/** Photos are paid through a channel for what it takes for them now, whatever they would cost the balance. */
async function prepareDirectly(tx: Db, deps: Deps, order: OrderRow, { price, paymethod }: Input): Promise<OrderRow> {
  const { currency } = deps.config.business.shop;
  const moved = await requireMove(tx, deps, order, 'prepay', {
    ...{ price, paymethod, currency, open_at: opened(order, paymethod) },
  });
  const now = await atCardsNow(tx, deps, moved);
  // What it takes of points and coupons is sold by the money's coming, which could not be then.
  if (order.point + order.coupon > 0 && (await isStopped(tx)))
    throw new AppError(ERROR.prepayFailed, 'the last audit found a difference');
  if (quoteDirectly(deps, now, paymethod) !== price)
    throw new AppError(ERROR.priceChanged, 'another price than is taken now');
  return now;
}

/** Prints are paid by whatever channel is chosen in the end, for what they were ordered for and still cost. */
async function preparePrints(tx: Db, deps: Deps, order: OrderRow, { price, paymethod }: Input): Promise<OrderRow> {
  const moved = await requireMove(tx, deps, order, 'prepay', { paymethod, open_at: opened(order, paymethod) });
  const print = await findPrint(tx, order.id);
  if (!print) throw new Error(`${order.id} is of no prints`);
  if (order.price !== price || order.currency !== deps.config.business.shop.currency)
    throw new AppError(ERROR.priceChanged, 'another price than when it was placed');
  await requireOffered(tx, deps, order, print);
  return moved;
}

/** What the order was placed for, what the caller was shown, and what it costs now must be one price, or nothing is charged. */
function requirePrice(deps: Deps, order: OrderRow, input: Input): void {
  const isSame = priceNow(deps, order) === input.price && order.price === input.price;
  if (!isSame) throw new AppError(ERROR.priceChanged, 'another price than when it was placed');
}
