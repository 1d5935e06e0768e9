// @vitest-environment happy-dom
import type { StatementEntry } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StatementRow } from './statement-row';

const t = createTranslator('en', await loadTable('en'));
const { went } = vi.hoisted(() => ({ went: [] as unknown[] }));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('../../navigation/use-navigation', () => ({
  useNavigation: () => ({ navigateTo: (...to: unknown[]) => went.push(to) }),
}));
afterEach(cleanup);

const entry: StatementEntry = {
  ...{
    id: '1',
    kind: 'reserve',
    unit: 'card',
    purse: 'gift',
    amount: -2,
    balance: 8,
    at: 1,
    oid: 'egfsthtswpswm8hn47nv',
  },
};

test.each([
  ['2 photos', '2 photos'],
  [undefined, '…hn47nv'],
])('a posting names its order (%s), the purse whose rest it tells, and leads to it', (orderTitle, words) => {
  went.length = 0;
  const { container } = render(<StatementRow entry={entry} orderTitle={orderTitle} />);
  expect(container.textContent).toContain(words);
  expect(container.textContent).toContain('Gifted: 8 left');
  fireEvent.click(screen.getByRole('button'));
  expect(went).toEqual([['orderDetails', { id: entry.oid }]]);
});

test('what was for no order leads nowhere', () => {
  render(<StatementRow entry={{ ...entry, kind: 'expiry', oid: undefined }} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what the purse has then, and until when, stands on a line of its own', () => {
  const { container } = render(<StatementRow entry={{ ...entry, expires_at: 86_400_000 }} orderTitle="2 photos" />);
  expect(container.textContent).toMatch(/2 photos · Gold cards? · .*\nGifted: 8 left · /);
});

test('what was given leads to what becomes of it', () => {
  went.length = 0;
  render(<StatementRow entry={{ ...entry, kind: 'gift-sent', oid: undefined }} />);
  fireEvent.click(screen.getByRole('button'));
  expect(went).toEqual([['gift']]);
});

test('the row of a recharge names the gold cards once', () => {
  const { container } = render(<StatementRow entry={{ ...entry, kind: 'recharge' }} orderTitle="10 gold cards" />);
  expect(container.textContent?.match(/gold cards/gi)).toHaveLength(1);
});

test('gold cards whose money came back read as refunded, no more as asked for', () => {
  const { container } = render(
    <StatementRow entry={{ ...entry, kind: 'recharge-refund' }} orderTitle="10 gold cards" />,
  );
  expect(container.textContent).toContain('Refunded');
});
