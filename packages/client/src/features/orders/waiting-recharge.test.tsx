// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WaitingRecharge } from './waiting-recharge';

const t = createTranslator('en', await loadTable('en'));
const { state, went } = vi.hoisted(() => ({ state: { orders: [] as unknown[] }, went: vi.fn() }));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('../../navigation/use-navigation', () => ({ useNavigation: () => ({ navigateTo: went }) }));
vi.mock('../../api/gateway', () => ({ serverNow: () => Date.now() }));
vi.mock('../../domain/orders/use-orders', () => ({
  useOrders: () => ({ data: { pages: [{ orders: state.orders }] } }),
}));
afterEach(cleanup);

const order = { id: 'o1', type: 'recharge', cards: 10, cnt: 5, operations: ['pay'] };
const show = (more: object) => {
  state.orders = [{ ...order, ...more }];
  return render(<WaitingRecharge />).container.textContent;
};

test('a recharge that waits is told with the time that is left, and leads to its order', () => {
  expect(show({ expires: Date.now() + 60_000 })).toMatch(/10 gold cards .*Held for you for 0[01]:\d\d/);
  fireEvent.click(screen.getByText(t('order.look')));
  expect(went).toHaveBeenCalledWith('orderDetails', { id: 'o1' });
});

test('one whose time is over, and an order of photos, are not', () => {
  expect(show({ expires: Date.now() - 1 })).toBe('');
  cleanup();
  expect(show({ expires: Date.now() + 60_000, type: 'virtual' })).toBe('');
});
