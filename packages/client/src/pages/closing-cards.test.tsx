// @vitest-environment happy-dom
import { createTranslator, formatDate, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

const { account, keep, query } = vi.hoisted(() => ({
  account: { closes_at: undefined as number | undefined },
  keep: vi.fn(),
  query: { id: undefined as string | undefined },
}));
const t = createTranslator('en', await loadTable('en'));
const children = ({ children: shown }: { children: unknown }) => shown;
vi.mock('../domain/account/use-user-info', () => ({ useUserInfo: () => ({ data: account }) }));
vi.mock('../domain/account/use-closing', () => ({ useKeepAccount: () => ({ isKeeping: false, keep }) }));
vi.mock('../domain/orders/use-missing-cards', () => ({ useMissingCards: () => undefined }));
vi.mock('../domain/orders/use-orders', () => ({ useOrder: () => ({ isLoading: false }) }));
vi.mock('../features/recharge/recharge', () => ({ Recharge: ({ purse }: { purse: unknown }) => purse }));
vi.mock('../features/money/purse', () => ({ Purse: () => 'purse' }));
vi.mock('../features/orders/pay-sheet', () => ({ PaySheet: () => null }));
vi.mock('../features/orders/waiting-recharge', () => ({ WaitingRecharge: () => null }));
vi.mock('../features/gifts/give-cards', () => ({ GiveCards: () => 'giving' }));
vi.mock('../features/gifts/gift-list', () => ({ GiftList: () => null }));
vi.mock('../features/gifts/waiting-gifts', () => ({ WaitingGifts: () => null }));
vi.mock('../features/gifts/take-gift', () => ({ TakeGift: () => 'taking' }));
vi.mock('../features/paper-page/paper-page', () => ({ PaperPage: children }));
vi.mock('../session/user-only', () => ({ UserOnly: children }));
vi.mock('../navigation/page-context', () => ({ usePageQuery: () => query }));
vi.mock('../navigation/use-navigation', () => ({ useNavigation: () => ({}) }));
vi.mock('../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
const { default: RechargePage } = await import('./recharge/recharge-page');
const { default: GiftPage } = await import('./gift/gift-page');
afterEach(cleanup);

test.each([
  ['bought', RechargePage, undefined],
  ['given', GiftPage, undefined],
  ['taken', GiftPage, 'gift'],
])(
  'where gold cards are %s it is said that the account closes and takes them along, and it is kept with one tap',
  (_, Page, id) => {
    query.id = id;
    account.closes_at = undefined;
    const { rerender } = render(<Page />);
    expect(screen.queryByRole('status')).toBeNull();
    account.closes_at = Date.UTC(2026, 11, 5, 12);
    rerender(<Page key="closing" />);
    const words = t('money.closing', formatDate('en', account.closes_at, 'time'));
    expect(screen.getByRole('status').textContent).toContain(words);
    keep.mockClear();
    fireEvent.click(screen.getByText(t('leave.keep')));
    expect(keep).toHaveBeenCalledOnce();
  },
);
