import { expect, test } from 'vitest';
import { listWords } from './format-list';

test('words stand in a row as the locale writes them', () => {
  expect(listWords('zh-Hans', ['海边', '日落'])).toBe('海边、日落');
  expect(listWords('de', ['Meer', 'Abend'])).toBe('Meer, Abend');
  expect(listWords('ar', ['أ', 'ب'])).toBe('أ، ب');
});
