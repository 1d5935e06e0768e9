import { expect, it } from 'vitest';
import { isSquareOwner } from './square-owner.ts';

it('a guest owns nothing in the square', () => {
  expect([
    isSquareOwner({ puid: '' }, ''),
    isSquareOwner({ puid: 'u1' }, 'u1'),
    isSquareOwner({ puid: 'u1' }, 'u2'),
  ]).toEqual([false, true, false]);
});
