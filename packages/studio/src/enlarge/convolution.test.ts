import { expect, test } from 'vitest';
import { createRandom } from '../pixels/random.ts';
import { addConvolutions, type Convolution, createIdentity, joinConvolutions, takeInputs } from './convolution.ts';
import { addSums, convolve } from './linear-sum.ts';

const SIDE = 9;
const random = createRandom(1);
const drawn = (length: number): Float64Array => Float64Array.from({ length }, () => random() - 0.5);
const draw = (sizePx: number, inputs: number, outputs: number): Convolution => ({
  sizePx,
  inputs,
  outputs,
  weights: drawn(sizePx * sizePx * inputs * outputs),
  bias: drawn(outputs),
});

/** As a convolution is defined, on a square picture. */
function run(picture: Float64Array, { sizePx, inputs, outputs, weights, bias }: Convolution): Float64Array {
  const side = Math.sqrt(picture.length / inputs);
  const outSide = side - sizePx + 1;
  return Float64Array.from({ length: outSide * outSide * outputs }, (_, i) => {
    const [output, x, y] = [i % outputs, Math.floor(i / outputs) % outSide, Math.floor(i / outputs / outSide)];
    let sum = bias[output] ?? 0;
    for (let tap = 0; tap < sizePx * sizePx; tap++) {
      const from = ((y + Math.floor(tap / sizePx)) * side + x + (tap % sizePx)) * inputs;
      for (let k = 0; k < inputs; k++)
        sum += (picture[from + k] ?? 0) * (weights[(tap * inputs + k) * outputs + output] ?? 0);
    }
    return sum;
  });
}

function expectSame(actual: Float64Array, expected: Float64Array): void {
  expect(expected.length).toBeGreaterThan(0);
  expect(actual.length).toBe(expected.length);
  expect(Math.max(...actual.map((value, i) => Math.abs(value - (expected[i] ?? 9))))).toBeLessThan(1e-12);
}

const picture = drawn(SIDE * SIDE * 2);

test('two convolutions after each other are one', () => {
  const [first, then] = [draw(3, 2, 4), draw(5, 4, 3)];
  expectSame(run(picture, joinConvolutions(first, then)), run(run(picture, first), then));
});

test('the sum of two convolutions is one, the smaller one in the middle', () => {
  const [large, small] = [draw(5, 2, 3), draw(3, 2, 3)];
  const expected = run(picture, large);
  const inner = run(picture, small);
  const at = (x: number, y: number): number => ((y + 1) * (SIDE - 2) + x + 1) * 3;
  for (let y = 0; y < SIDE - 4; y++)
    for (let i = 0; i < (SIDE - 4) * 3; i++) {
      const to = y * (SIDE - 4) * 3 + i;
      expected[to] = (expected[to] ?? 0) + (inner[at(0, y) + i] ?? 0);
    }
  expectSame(run(picture, addConvolutions(small, large)), expected);
});

test('what a convolution does with its inputs adds up to the whole', () => {
  const whole = draw(3, 5, 2);
  const [head, tail] = [takeInputs(whole, 0, 2), takeInputs(whole, 2, 3)];
  const wide = drawn(SIDE * SIDE * 5);
  const channels = (from: number, to: number) => wide.filter((_, i) => i % 5 >= from && i % 5 < to);
  const [one, other] = [run(channels(0, 2), head), run(channels(2, 5), tail)];
  expectSame(
    one.map((value, i) => value + (other[i] ?? 0)),
    run(wide, whole),
  );
});

test('a bias counts once for a sum of several inputs', () => {
  const sum = addSums({ a: draw(1, 2, 3) }, { b: draw(1, 2, 3) });
  const then = draw(1, 3, 2);
  const { a, b } = convolve<'a' | 'b'>([sum], then);
  if (!a || !b || !sum.a || !sum.b) throw new Error('a part is missing');
  const silence = new Float64Array(2);
  const both = run(silence, a).map((value, i) => value + (run(silence, b)[i] ?? 0));
  const before = run(silence, sum.a).map((value, i) => value + (run(silence, sum.b as Convolution)[i] ?? 0));
  expectSame(both, run(before, then));
});

test('the identity changes nothing', () => {
  expectSame(run(picture, createIdentity(2)), picture);
});
