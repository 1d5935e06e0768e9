import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('deals by the step, round and round', () => {
  expect([0, 1, 2, 3].map(inTurn(['a', 'b', 'c'], 2))).toEqual(['a', 'c', 'b', 'a']);
});

it('has nothing to deal of nothing', () => {
  expect(() => inTurn([])(0)).toThrow(RangeError);
});
