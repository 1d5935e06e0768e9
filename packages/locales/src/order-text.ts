import { type Currency, ORDER_STATUS, type Order, PAYMENT_STATUS } from '@kinora/contract';
import { formatDuration } from './format-span.ts';
import { moneyText } from './money-text.ts';
import type { Translator } from './t.ts';
import type { PlainTextKey } from './table.ts';

/** What is said of an order wherever it is told. */
export type ToldOrder = Pick<
  Order,
  'type' | 'status' | 'paystatus' | 'paymethod' | 'cards' | 'cnt' | 'point' | 'coupon' | 'price' | 'rendition'
> & { readonly currency: Currency };

const BY_PAYMENT: Partial<Record<Order['paystatus'], PlainTextKey>> = {
  [PAYMENT_STATUS.refunding]: 'order.state-refunding',
  [PAYMENT_STATUS.refundAgreed]: 'order.state-agreed',
  [PAYMENT_STATUS.refunded]: 'order.state-refunded',
  [PAYMENT_STATUS.partlyRefunded]: 'order.state-partly',
  [PAYMENT_STATUS.revoked]: 'order.state-revoked',
};

const BY_STATUS: Partial<Record<Order['status'], PlainTextKey>> = {
  [ORDER_STATUS.closed]: 'order.state-closed',
  [ORDER_STATUS.cancelled]: 'order.state-cancelled',
  [ORDER_STATUS.paid]: 'order.state-paid',
  [ORDER_STATUS.accepted]: 'order.state-accepted',
  [ORDER_STATUS.delivering]: 'order.state-delivering',
  [ORDER_STATUS.delivered]: 'order.state-delivered',
  [ORDER_STATUS.received]: 'order.state-received',
  [ORDER_STATUS.complete]: 'order.state-complete',
};

/** How an order stands, in a word. */
export const orderStateKey = ({ status, paystatus }: Pick<Order, 'status' | 'paystatus'>): PlainTextKey =>
  BY_PAYMENT[paystatus] ??
  BY_STATUS[status] ??
  (paystatus === PAYMENT_STATUS.failed ? 'order.state-failed' : 'order.state-paying');

/** What an order is of. */
export function orderTitle(t: Translator, { type, cards, cnt, rendition }: ToldOrder): string {
  if (rendition) return t(`order.${rendition}`);
  if (type === 'physical') return t('order.prints', cnt);
  return type === 'virtual' ? t('order.photos', cnt) : t('recharge.cards', cards);
}

/** Photos that wait to be paid, with gold cards or with money. */
const isOpen = ({ type, status }: Pick<Order, 'type' | 'status'>): boolean =>
  type === 'virtual' && status === ORDER_STATUS.paying;

/** Photos cost gold cards until money was paid for them, wherever one looked at paying meanwhile. */
export const isOfCards = (order: Pick<Order, 'type' | 'status' | 'paymethod'>): boolean =>
  order.type === 'virtual' && (order.paymethod === 'balance' || isOpen(order));

/** What it costs: gold cards where the balance pays, else money, with points and coupons besides. */
export function orderPrice(t: Translator, order: ToldOrder): string {
  const { cards, point, coupon, price, currency } = order;
  const parts = [
    ...(isOfCards(order) ? [] : [moneyText(t.locale, price, currency)]),
    ...(isOfCards(order) && (cards > 0 || point + coupon === 0) ? [t('recharge.cards', cards)] : []),
    ...(point > 0 ? [t('order.part-points', point)] : []),
    ...(coupon > 0 ? [t('order.part-coupons', coupon)] : []),
  ];
  return parts.join(' · ');
}

/** That what waits to be paid costs something else than when it was ordered, or is not offered any more; undefined where neither is so. */
export function repricedWords(
  t: Translator,
  order: ToldOrder & Pick<Order, 'oldcards' | 'newprice' | 'withdrawn'>,
): string | undefined {
  const { oldcards, newprice } = order;
  if (order.withdrawn) return t('order.withdrawn');
  if (newprice !== undefined)
    return t('order.repriced', orderPrice(t, { ...order, price: newprice }), orderPrice(t, order));
  if (oldcards === undefined) return undefined;
  return t('order.repriced', orderPrice(t, order), orderPrice(t, { ...order, cards: oldcards }));
}

const SECOND_MS = 1000;

type Timed = Pick<Order, 'type' | 'timestamp' | 'expires'>;

/** That its time is over, and money of it may still come. */
export function lateWords(t: Translator, { type, timestamp, expires }: Timed): string {
  const timeToPay = formatDuration(t, (expires - timestamp) / SECOND_MS);
  return t(type === 'recharge' ? 'order.closed-late-cards' : 'order.closed-late', timeToPay);
}

/** That the time of an order which waits to be paid is over. Nothing was charged only where no channel was told of it: one may have been paid in the last moment, and a payment that failed be tried again on its page. */
export const overWords = (t: Translator, order: Timed & Pick<Order, 'paystatus'>): string =>
  order.paystatus === PAYMENT_STATUS.notPaid ? t('pay.over') : lateWords(t, order);
