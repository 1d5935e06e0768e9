import { formatNumber, orderPrice, orderStateKey, orderTitle, type Translator } from '@kinora/locales';
import type { collectData } from './collect-data.ts';
import { type CoverWords, escapeHtml, momentText } from './cover-words.ts';

type Data = Awaited<ReturnType<typeof collectData>>;
type Order = Data['orders'][number];

/** The user's orders: number, date, what, amount, state. */
export function ordersTable(t: CoverWords, orders: Data['orders']): string {
  const heads = [t('order.number'), ...headsOf(t), t('export.cover-state')];
  const rows = orders.map((row) => {
    const order = toldOrder(row);
    const [what, amount, state] = [orderTitle(t, order), orderPrice(t, order), t(orderStateKey(order))];
    return [row.id, dateOf(t, row.placed), what, amount, state];
  });
  return table(t, t('orders.title'), heads, rows);
}

/** What came to one of the user's purses and went. */
export function purseTable(t: CoverWords, wanted: Data['purses'][number]['unit'], purses: Data['purses']): string {
  const rows = purses
    .filter(({ unit }) => unit === wanted)
    .map(({ what, amount, at }) => [
      dateOf(t, at),
      t(`money.kind-${what}`),
      `${amount > 0 ? '+' : ''}${formatNumber(t.locale, amount)}`,
    ]);
  return table(t, t(`money.${wanted}`), headsOf(t), rows);
}

const headsOf = (t: Translator): string[] => [t('export.cover-date'), t('export.cover-what'), t('export.cover-amount')];

/** A moment of the export as it is read; empty where there is none. */
export const dateOf = (t: CoverWords, time: string | null): string => (time === null ? '' : momentText(t, time));

/** An order of the export, as orders are worded. */
const toldOrder = ({ of, status, payment, paidBy, cards, photos, points, coupons, price, currency, made }: Order) => ({
  ...{ type: of, status, paystatus: payment, paymethod: paidBy, cards, cnt: photos, price, currency },
  ...{ point: points, coupon: coupons, rendition: made ?? undefined },
});

/** A titled table, its rows counted; nothing where there are none. */
export function table(
  t: Translator,
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return '';
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  // Numbers and amounts stay as they are among Arabic text.
  const cells = (row: readonly string[]) => row.map((text) => `<td><bdi>${escapeHtml(text)}</bdi></td>`).join('');
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('');
  const name = `${escapeHtml(title)} · ${formatNumber(t.locale, rows.length)}`;
  return `<h2>${name}</h2><div><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}
