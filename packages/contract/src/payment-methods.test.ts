import { describe, expect, it } from 'vitest';
import { canRecharge, isDiscountable, offeredMethods, PAYMENT_METHODS } from './payment-methods.ts';

const HOME = { isOverseas: false, isBalanceOnly: false, isIosH5: false };

describe('offeredMethods', () => {
  it('leaves in-app purchases to the overseas build', () => {
    expect(offeredMethods(['wechat', 'googleplaybill', 'facebookbill', 'applepay'], HOME)).toEqual(['wechat']);
    expect(offeredMethods(['applepay'], { ...HOME, isOverseas: true })).toEqual(['applepay']);
  });

  it('leaves the balance alone to the brand that pays from it', () => {
    expect(offeredMethods(PAYMENT_METHODS, { ...HOME, isBalanceOnly: true })).toEqual(['balance']);
  });

  it('leaves the balances to H5 on iOS', () => {
    expect(offeredMethods(PAYMENT_METHODS, { ...HOME, isIosH5: true })).toEqual(['balance', 'liaopay']);
  });
});

it('a top-up needs a way to pay that is not a balance', () => {
  expect([canRecharge(['balance', 'liaopay']), canRecharge(['balance', 'alipay'])]).toEqual([false, true]);
});

it('balance and Apple payments have no discount', () => {
  expect(PAYMENT_METHODS.filter((method) => !isDiscountable(method))).toEqual(['applepay', 'balance', 'ksapplepay']);
});
