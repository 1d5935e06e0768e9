import { createTranslator, loadTable } from '@kinora/locales';
import { expect, test } from 'vitest';
import { describeFace } from './describe-face';

const t = createTranslator('zh-Hans', await loadTable('zh-Hans'));

test('describes age in whole years, and children as children', () => {
  expect(describeFace({ gender: 2, age: 31.6 }, t)).toBe(t('avatar.woman', 32));
  expect(describeFace({ gender: 1, age: 9.4 }, t)).toBe(t('avatar.boy', 9));
});
