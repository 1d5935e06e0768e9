// @vitest-environment happy-dom
import { ERROR, ORDER_STATUS, type Order, operationsOf, PAYMENT_STATUS } from '@kinora/contract';
import { createTranslator, loadTable, moneyText } from '@kinora/locales';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandError } from '../../api/command-error';
import { OrderView } from './order-view';

const t = createTranslator('en', await loadTable('en'));
const { failure, state, copied, went } = vi.hoisted(() => ({
  failure: { error: undefined as unknown },
  state: {
    order: undefined as unknown,
    refundable: undefined as unknown,
    notes: [],
    refunds: [] as unknown[],
    limits: { min: 8, max: 200 },
  },
  copied: [] as string[],
  went: [] as string[],
}));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
vi.mock('../../navigation/use-navigation', () => ({
  useNavigation: () => ({ navigateTo: (page: string) => went.push(page), back: vi.fn() }),
}));
vi.mock('../../navigation/page-sheet', () => ({
  PageSheet: ({ isOpen, children }: { isOpen: boolean; children: unknown }) => (isOpen ? children : null),
}));
vi.mock('../../platform/clipboard', () => ({ copyText: async (text: string) => void copied.push(text) }));
vi.mock('../../domain/configuration/use-operator', () => ({
  useOperator: () => ({ name: 'Studio', contact: 'help@example.org', law: '', terms: '' }),
}));
vi.mock('../../domain/photos/use-photos', () => ({ usePhotos: () => ({ data: undefined }) }));
vi.mock('../../domain/orders/use-orders', () => {
  const mutation = () => ({ mutate: vi.fn(), isPending: false });
  return {
    useOrder: () => (failure.error ? { error: failure.error } : { data: state.order ? state : undefined }),
    ...{
      useCancelOrder: mutation,
      useDeleteOrder: mutation,
      useReceiveOrder: mutation,
      useRefundCancel: mutation,
      useRefundApply: mutation,
    },
  };
});

const MINUTES_15 = 900_000;
function show(standing: Pick<Order, 'status' | 'paystatus'>, more: Partial<Order> = {}, isPayCancelled = false) {
  const order: Order = {
    ...{ ...standing, type: 'recharge', id: 'egfsthtswpswm8hn47nv', cards: 10, cnt: 5, photos: [], point: 0, free: 0 },
    ...{ coupon: 0, price: 2_000, currency: 'CNY', paymethod: 'alipay', timestamp: 0, expires: MINUTES_15 },
    operations: operationsOf({ type: 'recharge', ...standing }),
    ...more,
  };
  state.order = order;
  return render(<OrderView id={order.id} isPayCancelled={isPayCancelled} onPay={vi.fn()} />).container.textContent;
}
beforeEach(() => {
  copied.length = 0;
  went.length = 0;
  state.refundable = undefined;
  state.refunds = [];
  failure.error = undefined;
});
afterEach(cleanup);

test('one that is being asked for says so', () => {
  state.order = undefined;
  render(<OrderView id="o1" onPay={vi.fn()} />);
  expect(screen.getByText(t('orders.loading'))).toBeDefined();
});

const closed = { status: ORDER_STATUS.closed, paystatus: PAYMENT_STATUS.notPaid };
const complete = { status: ORDER_STATUS.complete, paystatus: PAYMENT_STATUS.paid };

test('one that is nobody’s order, or not the user’s, leads to their orders: another try would not find it', () => {
  failure.error = new CommandError(ERROR.notFound);
  show(complete);
  expect(screen.queryByText(t('action.retry'))).toBeNull();
  fireEvent.click(screen.getByText(t('orders.title')));
  expect(went).toEqual(['myorders']);
});

test('an order shows where the shop is reached, and one tap copies that, or its number', async () => {
  show(complete);
  fireEvent.click(screen.getByText('Studio'));
  fireEvent.click(screen.getByText('Order number'));
  await waitFor(() => expect(copied).toEqual(['help@example.org', 'egfsthtswpswm8hn47nv']));
});

test('a closed order says why, names no way of payment, and leads to buying again', () => {
  const words = show(closed);
  expect(words).toContain(t('order.closed-why'));
  expect(words).not.toContain('Alipay');
  fireEvent.click(screen.getByText('Buy again'));
  expect(went).toEqual(['recharge']);
});

const { paying, refundAgreed, refunded } = PAYMENT_STATUS;
test.each([
  [{ maycomelate: true }, paying, 'virtual', t('order.closed-late', '15 minutes')],
  [{ maycomelate: true }, paying, 'recharge', t('order.closed-late-cards', '15 minutes')],
  [{}, refundAgreed, 'virtual', t('order.closed-back')],
  [{}, refunded, 'recharge', t('order.closed-back')],
] as const)(
  'a closed order (%j) whose money stands at %s (%s) does not say that nothing was charged',
  (late, paystatus, type, words) => {
    const told = show({ ...closed, paystatus }, { type, ...late });
    expect(told).toContain(words);
    expect(told).not.toContain('Nothing was charged');
  },
);

test('a closed order of which its channel takes nothing more says that nothing was charged', () => {
  expect(show({ ...closed, paystatus: paying })).toContain(t('order.closed-why'));
});

test.each([
  [{ cards: 6, price: 1_200 }, `6 gold cards not spent: ${moneyText('en', 1_200, 'CNY')} goes back by Alipay.`],
  [{ cards: 0, price: 0 }, t('error.14074')],
])('how much of %j would come back is said before one asks', (refundable, words) => {
  state.refundable = refundable;
  show(complete, { paytime: 1 });
  fireEvent.click(screen.getByText('Ask for a refund'));
  expect(document.body.textContent).toContain(words);
});

const asked = { id: 'r1', price: 1_200, asked: 1_200, cards: 6, reason: 'Not needed', time: 0 };
test.each([
  ['Too late', 'Too late'],
  [undefined, 'To learn why'],
])('a refused refund tells "%s", or whom to ask', (told, words) => {
  state.refunds = [{ ...asked, state: 'refused', told, ended: 1 }];
  const shown = show(complete, { paytime: 1 });
  for (const part of [words, moneyText('en', 1_200, 'CNY'), 'Not needed', 'r1']) expect(shown).toContain(part);
});

test('of a refund that Apple makes it is said to ask Apple', () => {
  state.refunds = [{ ...asked, state: 'agreed', atapple: true }];
  const shown = show(complete, { paytime: 1 });
  expect([shown.includes(t('refund.ask-apple')), shown.includes(t('refund.when'))]).toEqual([true, false]);
});

test('a part that was given back stands beside what was asked for, and a refusal from before with its reason below', () => {
  const refused = { ...asked, id: 'r1', state: 'refused', reason: 'It is torn', told: 'Send a picture', ended: 1 };
  state.refunds = [{ ...asked, id: 'r2', state: 'done', price: 390, reason: 'Here it is', ended: 2 }, refused];
  const shown = show({ ...complete, paystatus: PAYMENT_STATUS.partlyRefunded }, { paytime: 1, type: 'physical' });
  const sums = [
    `${t('refund.asked')}${moneyText('en', 1_200, 'CNY')}`,
    `${t('refund.given')}${moneyText('en', 390, 'CNY')}`,
  ];
  for (const part of [...sums, 'Here it is', 'r2']) expect(shown?.split('It is torn')[0]).toContain(part);
  for (const part of ['Send a picture', t('refund.refused'), 'It is torn']) expect(shown).toContain(part);
});

test('an order that points and coupons paid for alone names no gold cards', () => {
  const paid = { type: 'virtual', cards: 0, point: 1, coupon: 2, paymethod: 'balance', paytime: 1 } as const;
  const words = show(complete, paid);
  expect(words).toContain(`${t('pay.how')}${t('order.part-points', 1)} · ${t('order.part-coupons', 2)}`);
  expect(words).not.toContain(t('pay.balance'));
});

test('an order of which a part came back says what was paid and what of it came back, and how far its prints are', () => {
  const partly = { status: ORDER_STATUS.received, paystatus: PAYMENT_STATUS.partlyRefunded };
  const words = show(partly, { type: 'physical', refund: { id: 'r', cards: 0, price: 390, reason: '' } });
  expect(words).toContain(moneyText('en', 2_000, 'CNY'));
  expect(words).toContain(t('order.part-refunded', moneyText('en', 390, 'CNY')));
  expect(words).toContain(t('order.state-received'));
});

test('a refund that waits says when one hears of it, and photos that money was paid for whom to ask', () => {
  state.refunds = [{ ...asked, state: 'asked' }];
  const refunding = { status: ORDER_STATUS.complete, paystatus: PAYMENT_STATUS.refunding };
  expect(show(refunding, { paytime: 1 })).toContain(t('refund.when'));
  cleanup();
  state.refunds = [{ ...asked, state: 'done', ended: 1 }];
  const refunded = { status: ORDER_STATUS.complete, paystatus: PAYMENT_STATUS.refunded };
  expect(show(refunded, { paytime: 1 })).not.toContain(t('refund.when'));
  cleanup();
  expect(show(complete, { paytime: 1, type: 'virtual', operations: [] })).toContain(t('order.photos-refund'));
});

test('who comes back without having paid reads that nothing was charged, while the order still waits', () => {
  const paying = { status: ORDER_STATUS.paying, paystatus: PAYMENT_STATUS.notPaid };
  expect(show(paying, { expires: Date.now() + MINUTES_15 }, true)).toContain(t('pay.cancelled'));
  cleanup();
  expect(show(closed, {}, true)).not.toContain(t('pay.cancelled'));
});
