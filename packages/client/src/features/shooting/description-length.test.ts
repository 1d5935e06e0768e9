import { expect, test } from 'vitest';
import { countCharacters, lengthFault } from './description-length';

test('an emoji is one character, blanks at the ends are none', () => {
  expect(countCharacters('  海🌊 ')).toBe(2);
});

test('says how many characters are missing or too many', () => {
  const limits = { min: 4, max: 6 };
  expect(lengthFault('海', limits)).toBe(-3);
  expect(lengthFault('冬天海边', limits)).toBe(0);
  expect(lengthFault('冬天的海边日落', limits)).toBe(1);
});
