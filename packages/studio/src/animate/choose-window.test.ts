import { expect, test } from 'vitest';
import { chooseWindow } from './choose-window.ts';

const sheet = { widthPx: 768, heightPx: 1024 };
const ASPECT = 9 / 16;
const face = (x: number, heightPx = 200, second = x) => ({ left: x, right: second, heightPx });

test('the window is as high as the photo and follows the face', () => {
  expect(chooseWindow(sheet, face(384), ASPECT)).toEqual({ left: 96, top: 0, widthPx: 576, heightPx: 1024 });
  expect(chooseWindow(sheet, face(420), ASPECT)?.left).toBe(132);
});

test('it stays within the photo', () => {
  expect(chooseWindow(sheet, face(120), ASPECT)?.left).toBe(0);
  expect(chooseWindow(sheet, face(700), ASPECT)?.left).toBe(192);
});

test('a lying photo is cut at its sides only', () => {
  expect(chooseWindow({ widthPx: 1024, heightPx: 768 }, face(500, 150), ASPECT)).toMatchObject({
    top: 0,
    heightPx: 768,
  });
});

test('two faces too far apart, or one too large, do not fit', () => {
  const both = chooseWindow(sheet, face(250, 150, 520), ASPECT);
  expect(both?.left).toBeLessThan(250 - 150 / 2);
  expect((both?.left ?? 0) + (both?.widthPx ?? 0)).toBeGreaterThan(520 + 150 / 2);
  expect(chooseWindow(sheet, face(120, 200, 650), ASPECT)).toBeUndefined();
  expect(chooseWindow(sheet, face(384, 500), ASPECT)).toBeUndefined();
});
