import { createTranslator, loadTable } from '@kinora/locales';
import { expect, test } from 'vitest';
import { priceParts } from './price-parts';

const t = createTranslator('zh-Hans', await loadTable('zh-Hans'));
const quote = { free: 0, points: 0, coupons: 0, paid: 0, cards: 0 };

test.each([
  ['one of them free', { free: 1, paid: 2, cards: 2 }, ['1 张免费', '2 张用 2 张金卡']],
  ['some with points', { points: 1, paid: 2, cards: 4 }, ['1 张用 1 积分', '2 张用 4 张金卡']],
  ['all for gold cards', { paid: 3, cards: 6 }, ['6 张金卡']],
  ['all free', { free: 3 }, ['3 张免费']],
])('of chosen photos, %s, it is said how many cost what', (_, some, parts) => {
  expect(priceParts(t, { ...quote, ...some })).toEqual(parts);
});
