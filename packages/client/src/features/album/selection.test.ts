import { expect, test } from 'vitest';
import { areDislikable, toggleSelected } from './selection';

test('a second tap takes a photo out of the selection', () => {
  expect(toggleSelected(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleSelected(['a', 'b'], 'a')).toEqual(['b']);
});

test('one kept photo keeps the whole selection from being disliked', () => {
  expect(areDislikable([{ status: 100 }, { status: 100 }])).toBe(true);
  expect(areDislikable([{ status: 100 }, { status: 210 }])).toBe(false);
  expect(areDislikable([])).toBe(false);
});
