// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MyOrders } from './my-orders';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
vi.mock('../../navigation/use-navigation', () => ({ useNavigation: () => ({ navigateTo: vi.fn() }) }));
const { asked, refetch } = vi.hoisted(() => ({ asked: [] as string[], refetch: vi.fn(async () => undefined) }));
vi.mock('../../domain/orders/use-orders', () => ({
  useOrders: (filter: string) => {
    asked.push(filter);
    return { data: { pages: [{ orders: [] }] }, refetch };
  },
}));
afterEach(cleanup);

test.each(['waiting', 'paid', 'refund'] as const)(
  'where a filter finds nothing (%s) it says what is not there, and leads to all',
  (filter) => {
    render(<MyOrders />);
    fireEvent.click(screen.getByText(t(`orders.${filter}`)));
    expect(screen.getByText(t(`orders.none-${filter}`))).toBeTruthy();
    expect(screen.queryByText(t('orders.empty-text'))).toBeNull();
    fireEvent.click(screen.getAllByText(t('orders.all')).at(-1) as HTMLElement);
    expect(screen.getByText(t('orders.empty-text'))).toBeTruthy();
  },
);

test('a filter asks for what it names alone', () => {
  render(<MyOrders />);
  for (const filter of ['waiting', 'paid', 'refund', 'all'] as const) {
    fireEvent.click(screen.getAllByText(t(`orders.${filter}`))[0] as HTMLElement);
    expect(asked.at(-1)).toBe(filter);
  }
});

test.each([
  [300, 1],
  [20, 0],
])('pulled down by %i pixels and let go, the list is asked for anew so many times: %i', (downPx, times) => {
  refetch.mockClear();
  render(<MyOrders />);
  const list = screen.getByText(t('orders.waiting'));
  const at = (clientY: number) => ({ touches: [{ clientX: 0, clientY }] });
  fireEvent.touchStart(list, at(0));
  fireEvent.touchMove(list, at(downPx));
  fireEvent.touchEnd(list, { touches: [] });
  expect(refetch).toHaveBeenCalledTimes(times);
});
