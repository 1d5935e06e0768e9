import { expect, test } from 'vitest';
import { sortPhotos } from './sort-photos';

const photos = [
  { sheet: 2, likeness: 90, dislike: 0 as const },
  { sheet: 0, likeness: 95, dislike: 1 as const },
  { sheet: 1, likeness: 97, dislike: 0 as const },
  { sheet: 3, likeness: 97, dislike: 0 as const },
];
const sheets = (order: 'likeness' | 'sheet') => sortPhotos(photos, order).map(({ sheet }) => sheet);

test('puts the most alike first, equal ones in the order taken', () => {
  expect(sheets('likeness')).toEqual([1, 3, 2, 0]);
});

test('keeps the order in which they were taken', () => {
  expect(sheets('sheet')).toEqual([1, 2, 3, 0]);
});
