// @vitest-environment happy-dom
import { ORDER_STATUS, type Order, operationsOf, PAYMENT_STATUS } from '@kinora/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ShopRows } from './shop-rows';

const { state, went } = vi.hoisted(() => ({
  state: { order: undefined as unknown, shop: true, isPaid: false, isAsked: false },
  went: [] as unknown[],
}));
const t = (key: string) => key;
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('../../navigation/use-navigation', () => ({
  useNavigation: () => ({ navigateTo: (...to: unknown[]) => went.push(to) }),
}));
vi.mock('../../domain/configuration/use-configuration', () => ({
  useConfiguration: () => ({ data: { shop: state.shop, giftlimit: 50 } }),
}));
vi.mock('../../domain/orders/use-orders', () => ({
  useOrder: () => ({ data: state.order && { order: state.order } }),
}));
vi.mock('../../domain/orders/use-late-payment', () => ({
  useLatePayment: (_id: string, isUnknown: boolean) => {
    state.isAsked = isUnknown;
    return state.isPaid;
  },
}));
afterEach(() => {
  cleanup();
  went.length = 0;
  Object.assign(state, { shop: true, isPaid: false });
});

type Standing = Pick<Order, 'status' | 'paystatus'>;
const { notPaid, failed, paid } = PAYMENT_STATUS;
const waiting = { status: ORDER_STATUS.paying, paystatus: notPaid };
const orderOf = (standing: Standing, leftMs: number) => ({
  ...standing,
  ...{ operations: operationsOf({ type: 'recharge', ...standing }), expires: Date.now() + leftMs },
});

test.each([
  ['it waits', orderOf(waiting, 60_000), true],
  ['it is not known yet', undefined, false],
  ['its time is over', orderOf(waiting, -1), false],
  ['it is closed', orderOf({ status: ORDER_STATUS.closed, paystatus: notPaid }, 60_000), false],
  ['it is paid', orderOf({ status: ORDER_STATUS.complete, paystatus: paid }, 60_000), false],
])('an order is said to be unconfirmed only while that is true: %s', (_, order, isSaid) => {
  state.order = order;
  render(<ShopRows unpaidId="o1" />);
  expect(screen.queryByText('pay.unknown') !== null).toBe(isSaid);
});

test('a payment that failed is tried again in one tap', () => {
  state.order = orderOf({ ...waiting, paystatus: failed }, 60_000);
  render(<ShopRows unpaidId="o1" />);
  fireEvent.click(screen.getByText('action.retry'));
  expect(went).toEqual([['orderDetails', { id: 'o1', pay: '1' }]]);
});

test.each([
  [true, ['recharge.title', 'orders.give', 'orders.title']],
  [false, []],
])('where there is a shop (%s) it has its ways in, and where all is free nothing of it is shown', (shop, rows) => {
  Object.assign(state, { shop, order: undefined });
  render(<ShopRows />);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(rows);
});

test('a payment of which nobody knows is asked for on, and leads to what was paid for once it is there', () => {
  state.order = orderOf(waiting, 60_000);
  const { rerender } = render(<ShopRows unpaidId="o1" />);
  expect([state.isAsked, went]).toEqual([true, []]);
  state.isPaid = true;
  rerender(<ShopRows unpaidId="o1" />);
  expect(went).toEqual([['orderDetails', { id: 'o1', check: '1' }]]);
});

test('one that failed is not', () => {
  state.order = orderOf({ ...waiting, paystatus: failed }, 60_000);
  render(<ShopRows unpaidId="o1" />);
  expect(state.isAsked).toBe(false);
});
