// @vitest-environment happy-dom
import type { Order } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PayPhotos } from './pay-photos';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('../../navigation/use-navigation', () => ({ useNavigation: () => ({ navigateTo: vi.fn() }) }));
vi.mock('../../domain/account/use-user-info', () => ({
  useUserInfo: () => ({ data: { balance: 12, point: 5 }, isLoading: false }),
}));
vi.mock('../../domain/orders/use-orders', () => ({ useChargePlans: () => ({ data: { methods: [] } }) }));
vi.mock('../../domain/orders/pay-order', () => ({ payFromBalance: vi.fn() }));
vi.mock('../../domain/photos/use-photos', () => ({ usePhotos: () => ({ data: undefined }) }));
afterEach(cleanup);

test.each([
  [{ cards: 0, point: 3 }, 'You have 5 points', false],
  [{ cards: 4, point: 3 }, 'You have 12 gold cards · 5 points', true],
  [{ cards: 4, point: 0 }, 'You have 12 gold cards', true],
])('who pays %j reads what they have of it', (cost, words, hasCards) => {
  const order = {
    type: 'virtual',
    status: 10,
    paymethod: 'balance',
    photos: [],
    coupon: 0,
    ...cost,
  } as unknown as Order;
  const text = render(<PayPhotos order={order} onPayDirectly={vi.fn()} />).container.textContent ?? '';
  expect(text).toContain(words);
  expect(text.includes('gold card')).toBe(hasCards);
});
