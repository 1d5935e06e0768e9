import { FULL_PRICE_METHODS, ORDER_STATUS, type Order, PAYMENT_STATUS, type PayMethodKey } from '@kinora/contract';
import { isOfCards, moneyText, orderStateKey, orderTitle, type PlainTextKey, type Translator } from '@kinora/locales';
import type { IconName } from '../../ui/icon';

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

/** What an order was paid with, points and coupons among it. */
export function paidWith(t: Translator, order: Order): string {
  const { cards, point, coupon, paymethod } = order;
  const beside = [
    ...(point > 0 ? [t('order.part-points', point)] : []),
    ...(coupon > 0 ? [t('order.part-coupons', coupon)] : []),
  ];
  const isOfNothingElse = isOfCards(order) && cards === 0 && beside.length > 0;
  const main = isOfNothingElse ? [] : [methodName(t, isOfCards(order) ? 'balance' : paymethod)];
  return [...main, ...beside].join(' · ');
}

/** Nobody can pay it as it stands: what it is of is ordered anew, for another price, or something else in its place. */
export const isOutdated = ({ newprice, withdrawn }: Order): boolean => newprice !== undefined || withdrawn === true;

/** What an order is of, with how many of its photos are free. */
export const orderWhat = (t: Translator, order: Order): string =>
  [orderTitle(t, order), ...(order.free > 0 ? [t('order.part-free', order.free)] : [])].join(' · ');

const ICONS = { recharge: 'card', virtual: 'album', physical: 'image' } as const;

/** The same as a picture. */
export function orderIcon({ type, rendition }: Order): IconName {
  return rendition === 'video' ? 'play' : rendition ? 'image' : ICONS[type];
}

/** What a channel takes for an order of photos in place of gold cards; undefined where it takes none. */
export const directBy = (method: PayMethodKey, { direct, directfull }: Order): number | undefined =>
  FULL_PRICE_METHODS.has(method) ? directfull : direct;

/** What of the price came back, where it is a part of it. */
export function partWords(t: Translator, { paystatus, refund, currency }: Order): string | undefined {
  if (paystatus !== PAYMENT_STATUS.partlyRefunded || !refund) return undefined;
  return t('order.part-refunded', moneyText(t.locale, refund.price, currency));
}

/** How an order stands; of prints of which a part came back how far they are, which {@link partWords} does not say. */
export function stateWords(t: Translator, { type, status, paystatus }: Order): string {
  const isPart = type === 'physical' && paystatus === PAYMENT_STATUS.partlyRefunded;
  return t(orderStateKey({ status, paystatus: isPart ? PAYMENT_STATUS.paid : paystatus }));
}

const { closed, cancelled, received, complete } = ORDER_STATUS;
const { paying, failed, refunding, refundAgreed, refunded, revoked } = PAYMENT_STATUS;
type StateTone = 'waiting' | 'warning' | 'quiet';
/** What became of the money, where that says more than where the order is. */
const TONES: Partial<Record<Order['paystatus'], StateTone>> = {
  ...{
    [failed]: 'warning',
    [revoked]: 'warning',
    [refunding]: 'waiting',
    [refundAgreed]: 'waiting',
    [refunded]: 'quiet',
  },
};

/** How an order stands, as a colour: something is still to come, went wrong, or is over. */
export function stateTone({ status, paystatus }: Pick<Order, 'status' | 'paystatus'>): StateTone {
  const isOver = status === closed || status === cancelled;
  if (isOver && paystatus <= paying) return 'quiet';
  const ofMoney = TONES[paystatus];
  if (ofMoney) return ofMoney;
  return status === received || status === complete ? 'quiet' : 'waiting';
}

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
