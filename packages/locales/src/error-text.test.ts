import { expect, test } from 'vitest';
import { errorText } from './error-text.ts';
import { loadTable } from './load.ts';
import { createTranslator } from './t.ts';

test('who did not agree at a provider reads at which, where its name is known', async () => {
  const t = createTranslator('zh-Hans', await loadTable('zh-Hans'));
  expect(errorText(t, { errid: 14_013, errmsg: 'wechat' })).toContain('微信');
  for (const errmsg of ['', 'somebody-new']) expect(errorText(t, { errid: 14_013, errmsg })).toBe(t('error.14013'));
});
