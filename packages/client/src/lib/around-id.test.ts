import { expect, test } from 'vitest';
import { aroundId } from './around-id';

const ids = ['a', 'b', 'c', 'd', 'e'];

test('takes as many before as after', () => {
  expect(aroundId(ids, 'c', 3)).toEqual(['b', 'c', 'd']);
});

test('stays within the ends', () => {
  expect(aroundId(ids, 'a', 3)).toEqual(['a', 'b', 'c']);
  expect(aroundId(ids, 'e', 3)).toEqual(['c', 'd', 'e']);
  expect(aroundId(ids, 'c', 9)).toEqual(ids);
});

test('knows only the id itself when it is not among them', () => {
  expect(aroundId(ids, 'x', 3)).toEqual(['x']);
});
