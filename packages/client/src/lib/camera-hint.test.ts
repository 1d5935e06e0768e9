import { expect, test } from 'vitest';
import type { CameraFrame } from '../platform/camera-view-port';
import { hintOf, type SteadyHint, steadyHint } from './camera-hint';
import { measureFrame, motionBetween } from './measure-frame';

const WIDTH = 48;
const HEIGHT = 64;

/** A frame whose pixels have the luminance that is given for their place. */
function frame(light: (x: number, y: number) => number): CameraFrame {
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) rgba.set([light(x, y), light(x, y), light(x, y), 255], (y * WIDTH + x) * 4);
  }
  return { widthPx: WIDTH, heightPx: HEIGHT, rgba };
}

const striped = (mean: number, contrast: number, shift = 0) =>
  measureFrame(frame((x) => mean + (Math.floor((x + shift) / 4) % 2 === 0 ? contrast : -contrast)));

test('measures the oval only: dark corners do not count', () => {
  const { brightness } = measureFrame(frame((x, y) => (x > 8 && x < 40 && y > 6 && y < 58 ? 150 : 0)));
  expect(brightness).toBeGreaterThan(140);
});

test('says too dark, and too bright by the mean or by what is burnt out', () => {
  expect(hintOf(striped(40, 10), undefined)).toBe('dark');
  expect(hintOf(striped(220, 10), undefined)).toBe('bright');
  expect(hintOf(measureFrame(frame((x) => (x < 18 ? 255 : 120))), undefined)).toBe('bright');
});

test('says hold still for a picture that moves or is blurred', () => {
  const now = striped(130, 30);
  expect(motionBetween(striped(130, 30, 4), now)).toBeGreaterThan(14);
  expect(hintOf(now, striped(130, 30, 4))).toBe('still');
  expect(hintOf(striped(130, 0), undefined)).toBe('still');
});

test('a light, sharp and quiet picture is good', () => {
  expect(hintOf(striped(130, 30), striped(130, 30))).toBe('good');
});

test('frames of other sizes are not compared', () => {
  const other = measureFrame({ widthPx: 1, heightPx: 1, rgba: new Uint8ClampedArray([9, 9, 9, 255]) });
  expect(motionBetween(other, striped(130, 30))).toBe(0);
});

test('the words change only after the same was seen twice', () => {
  let hint: SteadyHint = { shown: 'good', candidate: undefined };
  hint = steadyHint(hint, 'dark');
  expect(hint.shown).toBe('good');
  hint = steadyHint(hint, 'good');
  hint = steadyHint(hint, 'dark');
  expect(hint.shown).toBe('good');
  expect(steadyHint(hint, 'dark').shown).toBe('dark');
});
