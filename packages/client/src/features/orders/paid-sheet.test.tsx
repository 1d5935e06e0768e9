// @vitest-environment happy-dom
import { ORDER_STATUS, PAYMENT_STATUS } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PaidSheet } from './paid-sheet';

const t = createTranslator('en', await loadTable('en'));
const { state, went } = vi.hoisted(() => ({
  state: { waiting: undefined as unknown, order: undefined as unknown, isAsked: false },
  went: [] as unknown[],
}));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('../../navigation/use-navigation', () => ({
  useNavigation: () => ({ navigateTo: (...to: unknown[]) => went.push(to), switchTab: vi.fn() }),
}));
vi.mock('../../navigation/page-sheet', () => ({
  PageSheet: ({
    isOpen,
    title,
    footer,
    children,
  }: Record<'title' | 'footer' | 'children', ReactNode> & { isOpen: boolean }) =>
    isOpen ? (
      <>
        <h2>{title}</h2>
        {children}
        {footer}
      </>
    ) : null,
}));
vi.mock('../../session/session', () => ({ useIsLoggedIn: () => true }));
vi.mock('../../domain/orders/use-late-payment', () => ({
  useLatePayment: (_id: string, isUnknown: boolean) => {
    state.isAsked = isUnknown;
  },
}));
vi.mock('./order-photos', () => ({ OrderPhotos: ({ ids }: { ids: string[] }) => `photos ${ids}` }));
vi.mock('../../domain/orders/use-orders', () => ({
  useOrder: () => ({ data: state.order && { order: state.order } }),
  useWaitingPhotos: (isWanted: boolean) => (isWanted ? state.waiting : undefined),
}));
const paid = { status: ORDER_STATUS.complete, paystatus: PAYMENT_STATUS.paid };
beforeEach(() => {
  state.order = { ...paid, type: 'recharge', cards: 30, photos: [] };
});
afterEach(cleanup);

test('gold cards that were bought for photos lead back to the order that waits for them', () => {
  state.waiting = { id: 'photos', cards: 8 };
  render(<PaidSheet orderId="cards" onClose={vi.fn()} />);
  fireEvent.click(screen.getByText('Back to your order: pay 8 gold cards'));
  expect(went).toEqual([['orderDetails', { id: 'photos' }]]);
});

test('where nothing waits one goes on to shooting alone', () => {
  state.waiting = undefined;
  render(<PaidSheet orderId="cards" onClose={vi.fn()} />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([t('order.look'), t('paid.shoot')]);
});

test('photos that were paid are shown at once', () => {
  state.order = { ...paid, type: 'virtual', cnt: 2, photos: ['a', 'b'] };
  const { container } = render(<PaidSheet orderId="photos" onClose={vi.fn()} />);
  expect(container.textContent).toContain('photos a,b');
});

test('what was paid leads to its order', () => {
  state.order = { ...paid, type: 'virtual', id: 'of photos', cnt: 2, photos: ['a', 'b'] };
  went.length = 0;
  render(<PaidSheet orderId="of photos" onClose={vi.fn()} />);
  fireEvent.click(screen.getByText(t('order.look')));
  expect(went).toEqual([['orderDetails', { id: 'of photos' }]]);
});

const directly = { ...paid, type: 'virtual', cnt: 1, photos: ['a'], price: 990, currency: 'CNY' };
const back = { id: 'r', cards: 0, price: 990, reason: '' };
test.each([
  ['out of the balance', { ...directly, paymethod: 'balance' }, t('paid.by-cards')],
  ['out of the balance, and the money is known', { ...directly, paymethod: 'balance', refund: back }, /CN¥9.90/],
  ['twice', { ...directly, paymethod: 'sandbox', refund: back }, /CN¥9.90/],
])('what was paid %s meanwhile says that the money of the cashier goes back', (_how, order, words) => {
  state.order = order;
  render(<PaidSheet orderId="photos" onClose={vi.fn()} />);
  expect(screen.getByText(words)).toBeDefined();
});

test('what the cashier was paid for says nothing of that', () => {
  state.order = { ...directly, paymethod: 'sandbox' };
  render(<PaidSheet orderId="photos" onClose={vi.fn()} />);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  ['is not known yet', undefined, false],
  ['was not paid, as far as anybody knows', { status: ORDER_STATUS.paying, paystatus: PAYMENT_STATUS.paying }, true],
])('of an order that %s nobody says that it was paid: one waits', (_how, standing, isAsked) => {
  state.order = standing && { ...standing, id: 'cards', type: 'recharge', cards: 30, photos: [] };
  render(<PaidSheet orderId="cards" onClose={vi.fn()} />);
  expect(screen.getByRole('heading').textContent).toBe(t('pay.checking'));
  expect(screen.getByRole('status').textContent).toContain(t('pay.checking-text'));
  expect(screen.queryByText(t('paid.shoot'))).toBeNull();
  expect(state.isAsked).toBe(isAsked);
});

test('of an order that is over by now nothing is said', () => {
  state.order = { status: ORDER_STATUS.closed, paystatus: PAYMENT_STATUS.notPaid, id: 'cards', type: 'recharge' };
  render(<PaidSheet orderId="cards" onClose={vi.fn()} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(state.isAsked).toBe(false);
});
