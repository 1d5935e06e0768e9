import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { createRandom } from '../pixels/random.ts';
import { fillBox } from './brushes/fill-box.ts';
import { reflectBelow } from './still-water.ts';

it('water shows upside down what stands above its line', () => {
  const context = createCanvas(100, 200).getContext('2d');
  fillBox(context, 0, 0, 100, 200, '#000000');
  fillBox(context, 0, 70, 100, 20, '#ff0000');
  reflectBelow(context, 100, 200, { line: 0.5, tint: ['#000000', '#000000'], depth: 0.2 }, createRandom(1));
  const redAt = (y: number): number => context.getImageData(50, y, 1, 1).data[0] ?? 0;
  expect(redAt(121)).toBeGreaterThan(150);
  expect(redAt(150)).toBeLessThan(20);
});
