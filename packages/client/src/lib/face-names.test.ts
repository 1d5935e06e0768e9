import type { Face } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { expect, test } from 'vitest';
import { describeFace, nameFaces } from './face-names';

const t = createTranslator('zh-Hans', await loadTable('zh-Hans'));
const face = (id: string, stamp: number, sample = false): Face => ({
  id,
  stamp,
  sample,
  icon: '',
  url: '',
  thumbhash: '',
  width: 3,
  height: 4,
  gender: 2,
  age: 31.6,
  state: 'ready',
  notes: [],
});

test('a new face renames nobody: the oldest stays me', () => {
  const names = nameFaces([face('new', 3), face('old', 1)], t);
  expect(names.get('old')).toBe(t('theme.me'));
  expect(names.get('new')).toBe(t('theme.me-number', 2));
});

test('the sample face has its own name and does not count', () => {
  const names = nameFaces([face('sample', 1, true), face('mine', 2)], t);
  expect(names.get('sample')).toBe(t('avatar.sample-name'));
  expect(names.get('mine')).toBe(t('theme.me'));
});

test('describes age in whole years, and children as children', () => {
  expect(describeFace({ gender: 2, age: 31.6 }, t)).toBe(t('avatar.woman', 32));
  expect(describeFace({ gender: 1, age: 9.4 }, t)).toBe(t('avatar.boy', 9));
});
