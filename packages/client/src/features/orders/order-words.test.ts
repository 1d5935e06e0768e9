import { ORDER_STATUS, type Order, PAYMENT_STATUS, type PayMethodKey } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { expect, test } from 'vitest';
import { directBy, orderWhat, priceOfEach, stateTone } from './order-words';

test.each([
  ['applepay', 6000],
  ['ksapplepay', 6000],
  ['wechat', 5400],
  ['googleplaybill', 5400],
] as const)('photos that are paid by %s cost %d: stores that take the full price are shown it', (method, price) => {
  expect(directBy(method as PayMethodKey, { direct: 5400, directfull: 6000 } as Order)).toBe(price);
});

const t = createTranslator('en', await loadTable('en'));
const ofPhotos = {
  type: 'virtual',
  cnt: 5,
  free: 1,
  point: 1,
  coupon: 0,
  cards: 6,
  price: 900,
  currency: 'CNY',
} as Order;

test.each([
  ['gold cards', { paymethod: 'balance' }, '2 gold cards a photo'],
  ['money', { paymethod: 'wechat', status: 30 }, 'CN¥3.00 a photo'],
  ['one alone', { paymethod: 'balance', cnt: 3 }, undefined],
  ['a video', { paymethod: 'balance', rendition: 'video' }, undefined],
] as const)('of photos paid with %s one reads what each cost, without free ones and points', (_, part, text) => {
  expect(priceOfEach(t, { ...ofPhotos, ...part } as Order)?.replace(/[\u2066-\u2069]/g, '')).toBe(text);
});

test('what is paid is said with how much of it is free', () => {
  expect(orderWhat(t, ofPhotos)).toBe('5 photos · 1 free');
  expect(orderWhat(t, { ...ofPhotos, free: 0 })).toBe('5 photos');
});

test.each([
  ['paying', 'notPaid', 'waiting'],
  ['paying', 'failed', 'warning'],
  ['closed', 'failed', 'quiet'],
  ['closed', 'refundAgreed', 'waiting'],
  ['cancelled', 'notPaid', 'quiet'],
  ['delivering', 'partlyRefunded', 'waiting'],
  ['complete', 'paid', 'quiet'],
  ['complete', 'refunding', 'waiting'],
  ['complete', 'refunded', 'quiet'],
  ['complete', 'revoked', 'warning'],
] as const)('an order that is %s, its payment %s, is seen to be %s', (status, paystatus, tone) => {
  expect(stateTone({ status: ORDER_STATUS[status], paystatus: PAYMENT_STATUS[paystatus] })).toBe(tone);
});
