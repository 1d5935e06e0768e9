// @vitest-environment happy-dom
import { createTranslator, formatDate, loadTable } from '@kinora/locales';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ClosingNotice } from './closing-notice';

const t = createTranslator('en', await loadTable('en'));
const { account } = vi.hoisted(() => ({ account: {} as { closes_at?: number } }));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('../../domain/account/use-user-info', () => ({ useUserInfo: () => ({ data: account }) }));
afterEach(cleanup);

const show = (text: 'recharge.closing' | 'gifts.closing') =>
  render(<ClosingNotice text={text} />).container.textContent;

test('nobody is warned whose account does not close', () => {
  expect(show('recharge.closing')).toBe('');
});

test.each(['recharge.closing', 'gifts.closing'] as const)('whose account closes reads %s with the moment', (text) => {
  account.closes_at = 86_400_000;
  expect(show(text)).toBe(t(text, formatDate('en', 86_400_000, 'time')));
});
