// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MyOrders } from './my-orders';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
vi.mock('../../navigation/use-navigation', () => ({ useNavigation: () => ({ navigateTo: vi.fn() }) }));
vi.mock('../../domain/orders/use-orders', () => ({ useOrders: () => ({ data: { pages: [{ orders: [] }] } }) }));
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
