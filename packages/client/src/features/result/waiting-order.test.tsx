// @vitest-environment happy-dom
import { PAYMENT_STATUS, type ShootProgress } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pendingQuestion } from '../../lib/confirm';
import { WaitingOrder } from './waiting-order';

const t = createTranslator('en', await loadTable('en'));
const { cancelled, went } = vi.hoisted(() => ({ cancelled: vi.fn(), went: vi.fn() }));
const order = { id: 'o1', photos: ['p1'], expires: Date.now() + 60_000 };
const state = vi.hoisted(() => ({ orders: [] as unknown[] }));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('../../navigation/use-navigation', () => ({ useNavigation: () => ({ navigateTo: went }) }));
vi.mock('../../api/gateway', () => ({ serverNow: () => Date.now() }));
vi.mock('../../domain/orders/use-orders', () => ({
  useOrders: () => ({ data: { pages: [{ orders: state.orders }] } }),
  useCancelOrder: () => ({ mutate: cancelled, isPending: false }),
}));
beforeEach(() => {
  state.orders = [order];
});
afterEach(cleanup);

const show = () => render(<WaitingOrder shoot={{ photos: [{ id: 'p1' }] } as ShootProgress} count={1} />);

test('photos that wait to be paid for say how long they are held', () => {
  expect(show().container.textContent).toMatch(/Held for you for 0[01]:\d\d/);
});

test('of an order that costs otherwise now both prices are said', () => {
  const standing = { type: 'virtual', status: 10, paymethod: 'balance', point: 0, coupon: 0 };
  state.orders = [{ ...order, ...standing, cards: 4, oldcards: 2 }];
  expect(show().container.textContent).toContain(t('order.repriced', '4 gold cards', '2 gold cards'));
});

test.each([
  ['notPaid', t('pay.over')],
  ['paying', t('order.closed-late', '15 minutes')],
] as const)(
  'once their time is over (%s) nothing is said to be charged only where no channel was told',
  (standing, said) => {
    const paystatus = PAYMENT_STATUS[standing];
    state.orders = [{ ...order, type: 'virtual', paystatus, timestamp: -900_000, expires: 0 }];
    expect(show().container.textContent).toContain(said);
  },
);

test('they lead to their order', () => {
  show();
  fireEvent.click(screen.getByText(t('pay.title')));
  expect(went).toHaveBeenCalledWith('orderDetails', { id: 'o1' });
});

test('of two orders each tells of its own photos', () => {
  state.orders = [order, { ...order, id: 'o2', photos: ['p2', 'p3', 'p4'] }];
  const photos = ['p1', 'p2', 'p3', 'p4'].map((id) => ({ id }));
  render(<WaitingOrder shoot={{ photos } as ShootProgress} count={4} />);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(
    [1, 3].map((count) => t('result.waiting-order', count)),
  );
  fireEvent.click(screen.getAllByText(t('pay.title'))[1] ?? expect.fail());
  expect(went).toHaveBeenLastCalledWith('orderDetails', { id: 'o2' });
});

test('or are given up, once one is sure', async () => {
  show();
  fireEvent.click(screen.getByText(t('order.cancel')));
  await waitFor(() => expect(pendingQuestion.get()).toBeDefined());
  pendingQuestion.get()?.answer(true);
  await waitFor(() => expect(cancelled).toHaveBeenCalledWith({ oid: 'o1' }));
});
