// @vitest-environment happy-dom
import { createTranslator, LOADABLE_LOCALES, loadTable } from '@kinora/locales';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import OrderDetailsPage from './order-details-page';

const { state, shown, went } = vi.hoisted(() => ({
  state: {
    t: undefined as unknown,
    ends: {} as unknown,
    cancelled: undefined as string | undefined,
    known: undefined as unknown,
    isPaidLate: false,
    isAsked: false,
  },
  shown: [] as string[],
  went: [] as unknown[],
}));
vi.mock('../../lib/translation', () => ({ useT: () => state.t }));
vi.mock('../../navigation/use-navigation', () => ({
  useNavigation: () => ({
    relaunch: (...to: unknown[]) => went.push(to),
    redirectTo: (...to: unknown[]) => went.push(to),
  }),
}));
vi.mock('../../navigation/page-context', () => ({
  usePageQuery: () => ({ id: 'o1', check: '1', cancelled: state.cancelled }),
}));
vi.mock('../../ui/toast', () => ({ showToast: ({ text }: { text: string }) => shown.push(text) }));
vi.mock('../../domain/orders/use-orders', () => ({ useOrder: (id: string) => ({ data: id && state.known }) }));
vi.mock('../../domain/orders/use-late-payment', () => ({
  useLatePayment: (_id: string, isUnknown: boolean) => {
    state.isAsked ||= isUnknown;
    return state.isPaidLate;
  },
}));
vi.mock('../../session/user-only', () => ({ UserOnly: ({ children }: { children: unknown }) => children }));
vi.mock('../../features/paper-page/paper-page', () => ({
  PaperPage: ({ children }: { children: unknown }) => children,
}));
vi.mock('../../features/orders/order-view', () => ({
  OrderView: ({ isPayCancelled }: { isPayCancelled: boolean }) => `seen, cancelled ${isPayCancelled}`,
}));
vi.mock('../../features/orders/pay-sheet', () => ({ PaySheet: () => null }));
vi.mock('../../features/orders/payment-check', async () => {
  const { useEffect } = await import('react');
  return {
    PaymentCheck: ({ onEnd }: { onEnd: (checked: unknown) => void }) => {
      useEffect(() => onEnd(state.ends), []);
      return null;
    },
  };
});
afterEach(() => {
  cleanup();
  shown.length = 0;
  went.length = 0;
});

test.each([
  ['unknown', 'error.20101'],
  ['failed', 'error.20102'],
  ['over', 'error.90001'],
  ['returned', 'order.closed-back'],
] as const)('who comes back from a payment that ends as %s reads %s, in every language', async (outcome, key) => {
  const texts = [];
  for (const locale of LOADABLE_LOCALES) {
    const t = createTranslator(locale, await loadTable(locale));
    Object.assign(state, { t, ends: { outcome, type: 'recharge' } });
    render(<OrderDetailsPage />);
    cleanup();
    texts.push(t(key));
  }
  expect(shown).toEqual(texts);
  expect(new Set(texts).size).toBeGreaterThan(14);
  // They stay with the order.
  expect(went).toEqual(texts.map(() => ['orderDetails', { id: 'o1' }]));
});

test('a payment that was made leads to its photos, that of prints to the order', async () => {
  const t = createTranslator('en', await loadTable('en'));
  for (const type of ['virtual', 'physical']) {
    Object.assign(state, { t, ends: { outcome: 'paid', type } });
    render(<OrderDetailsPage />);
    cleanup();
  }
  expect(went).toEqual([
    ['visit', { oid: 'o1', showSuccess: '1' }],
    ['orderDetails', { id: 'o1' }],
  ]);
  expect(shown).toEqual([t('print.paid')]);
});

test('a payment of which nobody knew is asked for on beside its order, and leads to what was paid for', async () => {
  const t = createTranslator('en', await loadTable('en'));
  Object.assign(state, { t, ends: { outcome: 'unknown', type: 'virtual' } });
  state.known = { order: { paystatus: 20, operations: ['pay', 'cancel'] } };
  const { rerender } = render(<OrderDetailsPage />);
  expect(state.isAsked).toBe(true);
  went.length = 0;
  Object.assign(state, { isPaidLate: true, ends: { outcome: 'paid', type: 'virtual' } });
  rerender(<OrderDetailsPage />);
  Object.assign(state, { isPaidLate: false, isAsked: false, known: undefined });
  expect(went).toEqual([['visit', { oid: 'o1', showSuccess: '1' }]]);
});

test('who comes back from a cashier without having paid sees the order at once, and nothing is asked', () => {
  Object.assign(state, { ends: { outcome: 'failed', type: 'recharge' }, cancelled: '1' });
  const { container } = render(<OrderDetailsPage />);
  state.cancelled = undefined;
  expect(container.textContent).toContain('seen, cancelled true');
  expect([shown, went]).toEqual([[], []]);
});
