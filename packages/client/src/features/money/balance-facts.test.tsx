// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BalanceFacts } from './balance-facts';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
afterEach(cleanup);

test('the statement says how many gold cards were bought and how many were given, in words', () => {
  const account = { balance: 12, point: 3, coin: 0, coupons: [] };
  const { textContent } = render(<BalanceFacts account={account} cards={{ paid: 10, gift: 2 }} />).container;
  expect(textContent).toBe(`Gold cards12Points3${t('money.left-paid', '10')}${t('money.left-gift', '2')}`);
});
