import { expect, test } from 'vitest';
import { indexToShow, isLookingOnly, readIds } from './photo-order';

const photos = (...ids: string[]) => ids.map((id) => ({ id }));

test('reads the ids of an address, each once', () => {
  expect(readIds('b', 'a,b,,b,c')).toEqual(['a', 'b', 'c']);
  expect(readIds('x', 'a')).toEqual(['x', 'a']);
  expect(readIds(undefined, undefined)).toEqual([]);
});

test('shows the photo that was asked for', () => {
  expect(indexToShow(photos('a', 'b', 'c'), ['a', 'b', 'c'], 'b')).toBe(1);
});

test('shows the next one after a photo was deleted, and the last at the end', () => {
  expect(indexToShow(photos('a', 'c'), ['a', 'b', 'c'], 'b')).toBe(1);
  expect(indexToShow(photos('a', 'b'), ['a', 'b', 'c'], 'c')).toBe(1);
  expect(indexToShow([], ['a'], 'a')).toBe(0);
});

test('offers no changes where the preview mode is for looking only', () => {
  expect(isLookingOnly('1')).toBe(true);
  expect(isLookingOnly('2')).toBe(false);
  expect(isLookingOnly(undefined)).toBe(false);
});
