import { expect, test } from 'vitest';
import { errorText } from './error-text.ts';
import { loadTable } from './load.ts';
import { createTranslator } from './t.ts';

test('who did not agree at a provider reads at which, where its name is known', async () => {
  const t = createTranslator('zh-Hans', await loadTable('zh-Hans'));
  expect(errorText(t, { errid: 14_013, errmsg: 'wechat' })).toContain('微信');
  for (const errmsg of ['', 'somebody-new']) expect(errorText(t, { errid: 14_013, errmsg })).toBe(t('error.14013'));
});

test('an error writes its numbers with the digits of the locale, and nothing else', async () => {
  const t = createTranslator('ar', await loadTable('ar'));
  expect(errorText(t, { errid: 20_214, errmsg: '12' })).toContain('١٢');
  expect(errorText(t, { errid: 20_214, errmsg: '12' })).toContain('4K');
  expect(errorText(t, { errid: 20_206, errmsg: '1,12' })).toMatch(/١.*١٢/);
  const english = createTranslator('en', await loadTable('en'));
  expect(errorText(english, { errid: 20_214, errmsg: '12' })).toContain('12');
});

test.each([
  ['en', '45', 'wait 45 minutes.'],
  ['en', '180', 'wait 3 hours.'],
  ['en', '121', 'wait 3 hours.'],
  ['zh-Hans', '180', '等 3 小时。'],
] as const)(
  'who has to wait reads how long in hours where it is that long: in %s %s min',
  async (locale, minutes, said) => {
    const t = createTranslator(locale, await loadTable(locale));
    expect(errorText(t, { errid: 20_218, errmsg: `8,${minutes}` })).toContain(said);
  },
);
