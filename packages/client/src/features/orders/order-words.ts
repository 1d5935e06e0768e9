import { FULL_PRICE_METHODS, ORDER_STATUS, type Order, PAYMENT_STATUS, type PayMethodKey } from '@kinora/contract';
import type { PlainTextKey, Translator } from '@kinora/locales';
import { moneyText } from '../../lib/money-text';
import type { IconName } from '../../ui/icon';

const BY_PAYMENT: Partial<Record<Order['paystatus'], PlainTextKey>> = {
  [PAYMENT_STATUS.refunding]: 'order.state-refunding',
  [PAYMENT_STATUS.refundAgreed]: 'order.state-agreed',
  [PAYMENT_STATUS.refunded]: 'order.state-refunded',
  [PAYMENT_STATUS.partlyRefunded]: 'order.state-partly',
};

const BY_STATUS: Partial<Record<Order['status'], PlainTextKey>> = {
  [ORDER_STATUS.paid]: 'order.state-paid',
  [ORDER_STATUS.accepted]: 'order.state-accepted',
  [ORDER_STATUS.delivering]: 'order.state-delivering',
  [ORDER_STATUS.delivered]: 'order.state-delivered',
  [ORDER_STATUS.received]: 'order.state-received',
  [ORDER_STATUS.complete]: 'order.state-complete',
};

/** How an order stands, in a word. */
export function stateKey({ status, paystatus }: Pick<Order, 'status' | 'paystatus'>): PlainTextKey {
  const ofMoney = BY_PAYMENT[paystatus];
  if (ofMoney) return ofMoney;
  if (status === ORDER_STATUS.closed) return 'order.state-closed';
  if (status === ORDER_STATUS.cancelled) return 'order.state-cancelled';
  const ofPrints = BY_STATUS[status];
  if (ofPrints) return ofPrints;
  return paystatus === PAYMENT_STATUS.failed ? 'order.state-failed' : 'order.state-paying';
}

const METHODS: Partial<Record<PayMethodKey, PlainTextKey>> = {
  ...{ balance: 'pay.balance', wechat: 'pay.wechat', alipay: 'pay.alipay', sandbox: 'pay.sandbox' },
  ...{
    wechatvirtual: 'pay.wechat',
    ttpay: 'pay.douyin',
    kspay: 'pay.kuaishou',
    ksapplepay: 'pay.app-store',
    liaopay: 'pay.liao',
    applepay: 'pay.app-store',
    googleplaybill: 'pay.google-play',
    facebookbill: 'login.way-facebook',
  },
};

/** What a way to pay is called; the key itself where no client knows it. */
export function methodName(t: Translator, method: PayMethodKey): string {
  const key = METHODS[method];
  return key ? t(key) : method;
}

/** What an order is of. */
export function orderTitle(t: Translator, { type, cards, cnt, rendition }: Order): string {
  if (rendition) return t(`order.${rendition}`);
  if (type === 'physical') return t('order.prints', cnt);
  return type === 'virtual' ? t('order.photos', cnt) : t('recharge.cards', cards);
}

/** The same with how many of its photos are free. */
export const orderWhat = (t: Translator, order: Order): string =>
  [orderTitle(t, order), ...(order.free > 0 ? [t('order.part-free', order.free)] : [])].join(' · ');

const ICONS = { recharge: 'card', virtual: 'album', physical: 'image' } as const;

/** The same as a picture. */
export function orderIcon({ type, rendition }: Order): IconName {
  return rendition === 'video' ? 'play' : rendition ? 'image' : ICONS[type];
}

/** Photos that wait to be paid, with gold cards or with money. */
export const isOpen = ({ type, status }: Order): boolean => type === 'virtual' && status === ORDER_STATUS.paying;

/** Its money is asked back, and is not there yet. */
export const isRefundOpen = ({ paystatus }: Order): boolean =>
  paystatus === PAYMENT_STATUS.refunding || paystatus === PAYMENT_STATUS.refundAgreed;

/** Photos cost gold cards until money was paid for them, wherever one looked at paying meanwhile. */
export const isOfCards = (order: Order): boolean =>
  order.type === 'virtual' && (order.paymethod === 'balance' || isOpen(order));

/** What a channel takes for an order of photos in place of gold cards; undefined where it takes none. */
export const directBy = (method: PayMethodKey, { direct, directfull }: Order): number | undefined =>
  FULL_PRICE_METHODS.has(method) ? directfull : direct;

/** What it costs: gold cards where the balance pays, else money, with points and coupons besides. */
export function orderPrice(t: Translator, order: Order): string {
  const { cards, point, coupon, price, currency } = order;
  const parts = [
    ...(isOfCards(order) ? [] : [moneyText(t.locale, price, currency)]),
    ...(isOfCards(order) && (cards > 0 || point + coupon === 0) ? [t('recharge.cards', cards)] : []),
    ...(point > 0 ? [t('order.part-points', point)] : []),
    ...(coupon > 0 ? [t('order.part-coupons', coupon)] : []),
  ];
  return parts.join(' · ');
}

/** The money that is asked back or came back, where it is of that; else what the order costs. */
export const shownSum = (t: Translator, order: Order): string =>
  order.refund && order.refund.price > 0
    ? moneyText(t.locale, order.refund.price, order.currency)
    : orderPrice(t, order);

/** Photos of an order that gold cards or money pay for; free ones, points and coupons leave the others. */
export const paidPhotos = ({ cnt, free, point, coupon }: Order): number => Math.max(0, cnt - free - point - coupon);

/** What one of several photos cost; undefined where one was paid for, or something else than photos. */
export function priceOfEach(t: Translator, order: Order): string | undefined {
  const count = paidPhotos(order);
  if (order.type !== 'virtual' || order.rendition || count < 2) return undefined;
  const { cards, price, currency } = order;
  return t(
    'recharge.each',
    isOfCards(order)
      ? t('recharge.cards', Math.round(cards / count))
      : moneyText(t.locale, Math.round(price / count), currency),
  );
}
