import { ORDER_STATUS, PAYMENT_STATUS } from '@kinora/contract';
import { formatNumber, type PlainTextKey, type Translator } from '@kinora/locales';
import type { collectData } from './collect-data.ts';
import { escapeHtml, momentText, moneyText } from './cover-words.ts';

type Data = Awaited<ReturnType<typeof collectData>>;
type Order = Data['orders'][number];

const BY_PAYMENT: Partial<Record<Order['payment'], PlainTextKey>> = {
  [PAYMENT_STATUS.refunding]: 'order.state-refunding',
  [PAYMENT_STATUS.refundAgreed]: 'order.state-agreed',
  [PAYMENT_STATUS.refunded]: 'order.state-refunded',
  [PAYMENT_STATUS.partlyRefunded]: 'order.state-partly',
};

const BY_STATUS: Partial<Record<Order['status'], PlainTextKey>> = {
  [ORDER_STATUS.closed]: 'order.state-closed',
  [ORDER_STATUS.cancelled]: 'order.state-cancelled',
  [ORDER_STATUS.paid]: 'order.state-paid',
  [ORDER_STATUS.accepted]: 'order.state-accepted',
  [ORDER_STATUS.delivering]: 'order.state-delivering',
  [ORDER_STATUS.delivered]: 'order.state-delivered',
  [ORDER_STATUS.received]: 'order.state-received',
  [ORDER_STATUS.complete]: 'order.state-complete',
};

/** The user's orders: number, date, what, amount, state. */
export function ordersTable(t: Translator, orders: Data['orders']): string {
  const heads = [t('order.number'), ...headsOf(t), t('export.cover-state')];
  const rows = orders.map((order) => {
    const state = BY_PAYMENT[order.payment] ?? BY_STATUS[order.status] ?? 'order.state-paying';
    return [order.id, dateOf(t, order.placed), titleOf(t, order), priceOf(t, order), t(state)];
  });
  return table(t, t('orders.title'), heads, rows);
}

/** What came to the user's gold cards and went. */
export function cardsTable(t: Translator, purses: Data['purses']): string {
  const rows = purses
    .filter(({ unit }) => unit === 'card')
    .map(({ what, amount, at }) => [
      dateOf(t, at),
      t(`money.kind-${what}`),
      `${amount > 0 ? '+' : ''}${formatNumber(t.locale, amount)}`,
    ]);
  return table(t, t('money.card'), headsOf(t), rows);
}

const headsOf = (t: Translator): string[] => [t('export.cover-date'), t('export.cover-what'), t('export.cover-amount')];

const dateOf = (t: Translator, time: string | null): string => (time === null ? '' : momentText(t, time));

function titleOf(t: Translator, { of, made, cards, photos }: Order): string {
  if (made) return t(`order.${made}`);
  if (of === 'physical') return t('order.prints', photos);
  return of === 'virtual' ? t('order.photos', photos) : t('recharge.cards', cards);
}

/** Gold cards where the balance pays, else money, with points and coupons besides. */
function priceOf(t: Translator, { of, status, paidBy, cards, points, coupons, price, currency }: Order): string {
  const isOfCards = of === 'virtual' && (paidBy === 'balance' || status === ORDER_STATUS.paying);
  const parts = [
    ...(isOfCards ? [] : [moneyText(t, price, currency)]),
    ...(isOfCards && (cards > 0 || points + coupons === 0) ? [t('recharge.cards', cards)] : []),
    ...(points > 0 ? [t('order.part-points', points)] : []),
    ...(coupons > 0 ? [t('order.part-coupons', coupons)] : []),
  ];
  return parts.join(' · ');
}

function table(t: Translator, title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  // Numbers and amounts stay as they are among Arabic text.
  const cells = (row: readonly string[]) => row.map((text) => `<td><bdi>${escapeHtml(text)}</bdi></td>`).join('');
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('');
  const name = `${escapeHtml(title)} · ${formatNumber(t.locale, rows.length)}`;
  return `<h2>${name}</h2><div><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}
