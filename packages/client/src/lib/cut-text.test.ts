import { expect, test } from 'vitest';
import { cutText } from './cut-text';

test('what is cut off ends with a whole character', () => {
  expect([cutText('Ann', 20), cutText('abc', 2), cutText('ab👧', 3), cutText('ab👧', 4)]).toEqual([
    'Ann',
    'ab',
    'ab',
    'ab👧',
  ]);
});
