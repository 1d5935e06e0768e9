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

const show = () => render(<ClosingNotice textOf={(moment) => `gone ${moment}`} />).container.textContent;

test('nobody is warned whose account does not close', () => {
  expect(show()).toBe('');
});

test('whose account closes reads what becomes of gold cards, and when', () => {
  account.closes_at = 86_400_000;
  expect(show()).toBe(`gone ${formatDate('en', 86_400_000, 'time')}`);
});
