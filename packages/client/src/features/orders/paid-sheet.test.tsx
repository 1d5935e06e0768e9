// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PaidSheet } from './paid-sheet';

const t = createTranslator('en', await loadTable('en'));
const { state, went } = vi.hoisted(() => ({
  state: { waiting: undefined as unknown, order: {} as unknown },
  went: [] as unknown[],
}));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('../../navigation/use-navigation', () => ({
  useNavigation: () => ({ navigateTo: (...to: unknown[]) => went.push(to), switchTab: vi.fn() }),
}));
vi.mock('../../navigation/page-sheet', () => ({
  PageSheet: ({ footer, children }: { footer: ReactNode; children: ReactNode }) => (
    <>
      {children}
      {footer}
    </>
  ),
}));
vi.mock('./order-photos', () => ({ OrderPhotos: ({ ids }: { ids: string[] }) => `photos ${ids}` }));
vi.mock('../../domain/orders/use-orders', () => ({
  useOrder: () => ({ data: { order: state.order } }),
  useWaitingPhotos: (isWanted: boolean) => (isWanted ? state.waiting : undefined),
}));
beforeEach(() => {
  state.order = { type: 'recharge', cards: 30, photos: [] };
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
  state.order = { type: 'virtual', cnt: 2, photos: ['a', 'b'] };
  const { container } = render(<PaidSheet orderId="photos" onClose={vi.fn()} />);
  expect(container.textContent).toContain('photos a,b');
});

test('what was paid leads to its order', () => {
  state.order = { type: 'virtual', id: 'of photos', cnt: 2, photos: ['a', 'b'] };
  went.length = 0;
  render(<PaidSheet orderId="of photos" onClose={vi.fn()} />);
  fireEvent.click(screen.getByText(t('order.look')));
  expect(went).toEqual([['orderDetails', { id: 'of photos' }]]);
});
