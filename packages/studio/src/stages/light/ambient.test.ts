import { expect, it } from 'vitest';
import type { Rgb } from '../colour.ts';
import { ambientOf, evaluate, mirrorAmbient, receive } from './ambient.ts';

const NONE: Rgb = [0, 0, 0];
/** Even white with warm light from the right. */
const RIGHT: Rgb[] = [[3.5, 3.5, 3.5], NONE, NONE, [0.9, 0.6, 0.2], NONE, NONE, NONE, NONE, NONE];

it('gives more, and warmer, light to what is turned to its side', () => {
  const right = receive(RIGHT, [1, 0, 0]);
  const left = receive(RIGHT, [-1, 0, 0]);
  expect(right[0]).toBeGreaterThan(left[0]);
  expect(right[0] / right[2]).toBeGreaterThan(left[0] / left[2]);
});

it('comes from the other side in a mirror', () => {
  expect(receive(mirrorAmbient(RIGHT), [-1, 0, 0])).toEqual(receive(RIGHT, [1, 0, 0]));
});

it('is white without tint, and never more than the most', () => {
  const of = (numbers: Float64Array, from: number, most = 9): number =>
    evaluate(numbers, from, 1, 0, 0, 0, 0, -1, 0, 1, most);
  const white = ambientOf(RIGHT, 0, 1);
  expect(of(white, 0)).toBeCloseTo(of(white, 18), 6);
  expect(of(ambientOf(RIGHT, 1, 1), 0)).toBeCloseTo(receive(RIGHT, [1, 0, 0])[0], 6);
  expect(of(white, 0, 0.5)).toBe(0.5);
});
