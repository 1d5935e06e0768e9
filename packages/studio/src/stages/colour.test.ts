import { expect, it } from 'vitest';
import { cssOfHex, hueAsLight, lumaOf, rgbOfHex } from './colour.ts';

it('reads a hex colour', () => {
  expect(rgbOfHex('#ff8000')).toEqual([1, 128 / 255, 0]);
});

it('refuses what is not a hex colour', () => {
  expect(() => rgbOfHex('red')).toThrow(RangeError);
});

it('writes a colour with opacity for the canvas', () => {
  expect(cssOfHex('#0a0b0c', 0.5)).toBe('rgba(10,11,12,0.500)');
});

it('makes a hue into a light of its own colour and of luma 1', () => {
  const light = hueAsLight([0.4, 0.3, 0.2], 1);
  expect(lumaOf(...light)).toBeCloseTo(1, 5);
  expect(light[0]).toBeGreaterThan(light[2]);
  expect(hueAsLight([0.4, 0.3, 0.2], 0)).toEqual([1, 1, 1]);
});
