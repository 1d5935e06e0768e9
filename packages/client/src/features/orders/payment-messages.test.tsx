// @vitest-environment happy-dom
import { ERROR, ORDER_STATUS, type Order, PAYMENT_STATUS } from '@kinora/contract';
import { createTranslator, LOADABLE_LOCALES, loadTable, type PlainTextKey } from '@kinora/locales';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandError, errorText } from '../../api/command-error';
import { HeldFor } from './held-for';
import { MethodList } from './method-list';
import { usePayment } from './use-payment';

const t = createTranslator('en', await loadTable('en'));
const { host, shown, told } = vi.hoisted(() => ({
  host: { ends: '' as string, refuses: 0 },
  shown: [] as string[],
  told: [] as string[],
}));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
vi.mock('../../ui/toast', () => ({ showToast: ({ text }: { text: string }) => shown.push(text) }));
vi.mock('../../api/show-error', () => ({ showError: (error: unknown) => shown.push(errorText(error, t)) }));
vi.mock('../../domain/orders/use-orders', () => ({ useOrder: () => ({ data: undefined }) }));
vi.mock('../../domain/orders/use-liao-coins', () => ({ useLiaoCoins: () => ({ balance: 3, price: 10 }) }));
vi.mock('../../domain/orders/pay-order', () => ({
  preparePayment: async ({ paymethod }: Order) => {
    if (host.refuses !== 0) throw new CommandError(host.refuses);
    return paymethod === 'applepay' ? { url: '', store: { shop: 'apple' } } : { url: '', host: { kind: 'chat' } };
  },
  showReceipt: async () => undefined,
}));
vi.mock('../../platform/pay-page', () => ({ askHostToPay: async () => host.ends, openPayPage: vi.fn() }));
vi.mock('../../platform/store-host', () => ({
  buyInStore: async () => ({ outcome: host.ends, receipt: '' }),
  finishInStore: vi.fn(),
}));
vi.mock('../../platform/sign-in-host', () => ({ takeHostCode: undefined }));
beforeEach(() => {
  host.refuses = 0;
  shown.length = 0;
  told.length = 0;
});
afterEach(cleanup);

const orderOf = (paymethod: Order['paymethod']): Order => ({
  ...{ type: 'recharge', id: 'o1', cards: 10, cnt: 5, photos: [], point: 0, free: 0, coupon: 0, price: 2_000 },
  ...{ currency: 'CNY', paymethod, status: ORDER_STATUS.paying, paystatus: PAYMENT_STATUS.notPaid },
  ...{ timestamp: 0, expires: 900_000, operations: ['pay', 'cancel'] },
});
function Pays({ method }: { readonly method: Order['paymethod'] }) {
  const { pay } = usePayment({ order: orderOf(method), onPaid: ({ id }) => void told.push(id) });
  return (
    <button type="button" onClick={() => void pay()}>
      pay
    </button>
  );
}

test.each([
  ['wechat', 'cancelled', ['pay.cancelled']],
  ['wechat', 'absent', ['pay.no-host']],
  ['ttpay', 'absent', ['pay.no-host']],
  ['applepay', 'cancelled', ['pay.cancelled']],
  ['applepay', 'absent', ['pay.no-host']],
] as const)('a payment by %s that ends as %s is told as %j', async (method, ends, keys) => {
  host.ends = ends;
  render(<Pays method={method} />);
  fireEvent.click(screen.getByText('pay'));
  await waitFor(() => expect(shown).toEqual(keys.map((key) => t(key))));
  expect(told).toEqual([]);
});

test.each([
  ['wechat', 'paid'],
  ['wechat', 'failed'],
  ['applepay', 'failed'],
] as const)(
  'a payment by %s of which its host says that it was %s is told by nobody here: the server is asked',
  async (method, ends) => {
    host.ends = ends;
    render(<Pays method={method} />);
    fireEvent.click(screen.getByText('pay'));
    await waitFor(() => expect(told).toEqual(['o1']));
    expect(shown).toEqual([]);
  },
);

test.each([
  [31, 'pay.liao-short'],
  [30, 'pay.liao-have'],
] as const)('three coins of ten each for a price of %i: %s', (price, key) => {
  render(<MethodList methods={['liaopay']} chosen={undefined} price={price} onChoose={vi.fn()} />);
  expect(screen.getByText(key === 'pay.liao-have' ? t(key, 3) : t(key))).toBeTruthy();
});

test('an order whose time is over says so', () => {
  render(<HeldFor order={{ ...orderOf('wechat'), expires: 0 }} />);
  expect(screen.getByText(t('pay.over'))).toBeTruthy();
});

test.each(['paying', 'failed'] as const)(
  'an order whose time is over while its channel may have been paid (%s) does not say that nothing was charged',
  (standing) => {
    const order = { ...orderOf('wechat'), paystatus: PAYMENT_STATUS[standing], timestamp: -900_000, expires: 0 };
    render(<HeldFor order={order} />);
    expect(screen.getByText(t('order.closed-late-cards', '15 minutes'))).toBeTruthy();
  },
);

/** Every message that the specification has for payments (section 8), and the text that says it here. */
const MESSAGES: Readonly<Record<string, PlainTextKey>> = {
  ...{ 'cancel payment': 'pay.cancelled', 'pay failed': 'error.20102', 'failed args': 'error.40109' },
  ...{ 'a missing channel link': 'pay.no-host', 'no tt': 'pay.no-host', 'not supported': 'pay.no-host' },
  ...{ 'no payment channel': 'error.14072', 'invalid order number': 'error.14070', 'order timeout': 'error.90001' },
  ...{ 'price changed': 'error.14071', 'Insufficient Gold Card': 'error.14077', 'not yet paid': 'error.40106' },
  ...{ 'Insufficient LB balance': 'pay.liao-short', 'query timeout': 'error.20101', 'order expired': 'pay.over' },
};

test.each(LOADABLE_LOCALES)('in %s every message of paying is told in the language itself', async (locale) => {
  const own = createTranslator(locale, await loadTable(locale));
  for (const [what, key] of Object.entries(MESSAGES)) {
    const id = key.startsWith('error.') ? Number(key.slice('error.'.length)) : undefined;
    const text = id === undefined ? own(key) : errorText(new CommandError(id), own);
    expect([what, text]).toEqual([what, own(key)]);
    expect([what, text === t(key)]).toEqual([what, locale.startsWith('en')]);
  }
});

test.each([
  ['failed args', ERROR.prepayFailed],
  ['no payment channel', ERROR.payMethodUnsupported],
  ['invalid order number', ERROR.orderInvalid],
  ['order timeout', ERROR.orderExpired],
  ['price changed', ERROR.priceChanged],
  ['Insufficient Gold Card', ERROR.cardsInsufficient],
])('what the server refuses a payment with is told: %s', async (_what, id) => {
  host.refuses = id;
  render(<Pays method="wechat" />);
  fireEvent.click(screen.getByText('pay'));
  await waitFor(() => expect(shown).toEqual([t(`error.${id}`)]));
  expect(told).toEqual([]);
});
