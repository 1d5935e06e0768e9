// @vitest-environment happy-dom
import { createTranslator, loadTable, moneyText } from '@kinora/locales';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FirstRecharge } from './first-recharge';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
afterEach(cleanup);

const show = (keywords: readonly string[]) =>
  render(<FirstRecharge price={5_400} currency="CNY" keywords={keywords} />).container.textContent;

test('what a first recharge unlocks is named, with how much it takes', () => {
  const text = show(['place.sea', 'place.nowhere']);
  expect(text).toBe(t('recharge.first', moneyText('en', 5_400, 'CNY'), t.find('custom.place.sea') ?? ''));
});

test('choices that this client has no words for are not promised', () => {
  expect(show(['place.nowhere'])).toBe('');
});
