// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Recharge } from './recharge';

const t = createTranslator('en', await loadTable('en'));
const { kept, went, user } = vi.hoisted(() => ({
  kept: new Map<string, string>(),
  went: [] as string[],
  user: { phone: '13900001111', tpi: [] as { type: string }[] },
}));
vi.mock('../../domain/account/use-user-info', () => ({ useUserInfo: () => ({ data: user }) }));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
vi.mock('../../navigation/use-navigation', () => ({
  useNavigation: () => ({ navigateTo: (page: string) => went.push(page) }),
}));
vi.mock('../../session/require-login', () => ({ requireLogin: vi.fn() }));
vi.mock('../../domain/orders/pay-order', () => ({ placeOrder: vi.fn() }));
vi.mock('../../domain/configuration/use-configuration', () => ({
  useConfiguration: () => ({ data: { photocards: 2, customcards: 3, fourkcards: 5, videocards: 0 } }),
}));
vi.mock('../../platform/storage', () => ({
  readItem: (key: string) => kept.get(key),
  writeItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
}));
vi.mock('../../domain/orders/use-orders', () => ({
  useChargePlans: () => ({
    data: {
      ...{ currency: 'CNY', methods: ['alipay'] },
      plans: [
        { id: 'few', amount: 10, price: 2_000, cnt: 5 },
        { id: 'some', amount: 30, price: 5_000, cnt: 15 },
        { id: 'most', amount: 100, price: 15_000, cnt: 50 },
      ],
    },
  }),
}));
beforeEach(() => kept.clear());
afterEach(cleanup);

const show = (missing?: number, former?: { orderId: string; cards: number | undefined }) =>
  render(
    <Recharge
      wanted={missing === undefined ? undefined : { orderId: 'o1', missing }}
      former={former}
      purse={null}
      rewards={null}
      renderMethods={() => null}
      onPlaced={vi.fn()}
    />,
  );
const chosen = () => screen.getByRole('radio', { checked: true }).textContent;

test.each([
  [undefined, '10 gold cards'],
  [12, '30 gold cards'],
])(
  'with %s cards missing the smallest pack that does is chosen, and the best value bears a badge alone',
  (missing, words) => {
    show(missing);
    expect(chosen()).toContain(words);
    expect(screen.getByText(t('recharge.best')).closest('[role=radio]')?.textContent).toContain('100 gold cards');
  },
);

test('what was ordered for another price is chosen again, and something else where it is not sold any more', () => {
  show(undefined, { orderId: 'o1', cards: 30 });
  expect(chosen()).toContain('30 gold cards');
  cleanup();
  show(undefined, { orderId: 'o1', cards: undefined });
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  cleanup();
  show(undefined, { orderId: 'o1', cards: 31 });
  expect(chosen()).toContain('10 gold cards');
});

test('another choice is there after a reload', () => {
  show();
  fireEvent.click(screen.getByText('30 gold cards'));
  cleanup();
  show();
  expect(chosen()).toContain('30 gold cards');
});

test('it is said what a gold card is, and what costs how many here; the terms are a tap away', () => {
  const { container } = show();
  expect(container.textContent).toContain(t('recharge.about'));
  const costs = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(costs).toEqual([
    '1 photo – 2 gold cards',
    '1 photo from your description – 3 gold cards',
    '4K photo – 5 gold cards',
  ]);
  fireEvent.click(screen.getByText(t('recharge.agree')));
  expect(went).toEqual(['rechargeAgreement']);
});

test.each([
  ['', ['device'], true],
  ['', ['device', 'wechat'], false],
  ['13900001111', ['device'], false],
])(
  'with the phone "%s" and the ways %j one hears before paying that the account is of this device alone: %s',
  (phone, ways, isSaid) => {
    Object.assign(user, { phone, tpi: ways.map((type) => ({ type })) });
    show();
    expect(screen.queryByText(t('recharge.device')) !== null).toBe(isSaid);
  },
);
