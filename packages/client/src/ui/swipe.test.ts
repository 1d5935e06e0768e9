import { expect, test } from 'vitest';
import { endSwipe, moveSwipe, startSwipe } from './swipe';

const drag = (x: number, y: number, hasLeft = true, hasRight = true) =>
  moveSwipe(
    moveSwipe(startSwipe(200, 100), 200 + Math.sign(x) * 9, 100 + y / 10, hasLeft, hasRight),
    200 + x,
    100 + y,
    hasLeft,
    hasRight,
  );

test('a row that is let go far enough does what stands under it', () => {
  expect(endSwipe(drag(-120, 4))).toBe('left');
  expect(endSwipe(drag(120, 4))).toBe('right');
});

test('a row that is let go early goes back', () => expect(endSwipe(drag(-60, 0))).toBeUndefined());

test('a finger that scrolls leaves the row alone, wherever it goes afterwards', () => {
  const scrolling = moveSwipe(startSwipe(200, 100), 203, 120, true, true);
  const later = moveSwipe(scrolling, 20, 120, true, true);
  expect(later.offset).toBe(0);
  expect(endSwipe(later)).toBeUndefined();
});

test('where nothing stands the row gives a little and does nothing', () => {
  const swipe = drag(160, 0, true, false);
  expect(swipe.offset).toBe(20);
  expect(endSwipe(swipe)).toBeUndefined();
});
