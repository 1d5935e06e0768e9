import { expect, it } from 'vitest';
import { lumaOf, type Rgb } from '../colour.ts';
import { ambientOf, evaluate, mirrorAmbient, receive, softenAmbient } from './ambient.ts';

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

it('from a larger source keeps a share of its differences, less of them from above, and lights a face as brightly', () => {
  const even: Rgb = [3.5, 3.5, 3.5];
  const white: Rgb = [0.9, 0.9, 0.9];
  const light = (k: number): Rgb[] => Array.from({ length: 9 }, (_, at) => (at === 0 ? even : at === k ? white : NONE));
  const [fromAbove, fromRight] = [softenAmbient(light(1), 0.5), softenAmbient(light(3), 0.5)];
  for (const soft of [fromAbove, fromRight]) expect(lumaOf(...receive(soft, [0, 0, 1]))).toBeCloseTo(1, 6);
  const difference = (soft: readonly Rgb[], towards: Rgb, away: Rgb): number =>
    receive(soft, towards)[0] - receive(soft, away)[0];
  const sideways = difference(fromRight, [1, 0, 0], [-1, 0, 0]);
  expect(sideways).toBeCloseTo(
    (difference(light(3), [1, 0, 0], [-1, 0, 0]) * 0.5) / receive(light(3), [0, 0, 1])[0],
    6,
  );
  expect(difference(fromAbove, [0, 1, 0], [0, -1, 0])).toBeCloseTo(sideways / 2, 6);
});

it('from a larger source differs less in hue than in brightness', () => {
  const soft = softenAmbient(RIGHT, 1);
  const hueOf = ([r, , b]: Rgb): number => r / b;
  const [before, after] = [receive(RIGHT, [1, 0, 0]), receive(soft, [1, 0, 0])];
  expect(hueOf(after)).toBeGreaterThan(1);
  expect(hueOf(after) - 1).toBeLessThan((hueOf(before) - 1) * 0.5);
});
