import { createTranslator, loadTable } from '@kinora/locales';
import { expect, test } from 'vitest';
import { squareName } from './square-words';

const t = createTranslator('zh-Hans', await loadTable('zh-Hans'));

test('a photo of a description is named by what was understood of it', () => {
  expect(squareName(t, { theme: 'custom', prompt: 'season.winter,place.sea' })).toBe('冬天、海边');
});

test('a photo of a theme, and a description of nothing known, have the name of the theme', () => {
  expect(squareName(t, { theme: 'custom', prompt: '' })).toBe('你的描述');
  expect(squareName(t, { theme: 'custom', prompt: 'unknown.word' })).toBe('你的描述');
});
