import { expect, test } from 'vitest';
import { monogram } from './avatar-disc';
import { likenessTurn } from './likeness-ring';
import { printTilt } from './photo-print';
import { pullDistance, REFRESH_AT_PX } from './pull-props';

test('the likeness ring is empty at 60 and full at 100', () => {
  expect([50, 60, 80, 100, 120].map(likenessTurn)).toEqual([0, 0, 0.5, 1, 1]);
});

test('a print lies the same at every render, within 1.3 degrees, and not as its neighbour', () => {
  const tilts = Array.from({ length: 20 }, (_, index) => printTilt(index));
  expect(tilts).toEqual(Array.from({ length: 20 }, (_, index) => printTilt(index)));
  expect(Math.max(...tilts.map(Math.abs))).toBeLessThanOrEqual(1.3);
  expect(tilts.slice(1).every((tilt, index) => Math.abs(tilt - (tilts[index] ?? 0)) > 0.3)).toBe(true);
});

test('a pull follows the finger ever less, and a hand can reach the point of refresh', () => {
  expect(pullDistance(-20)).toBe(0);
  expect(pullDistance(1000)).toBeLessThanOrEqual(96);
  expect(pullDistance(180)).toBeGreaterThan(REFRESH_AT_PX);
  expect(pullDistance(60)).toBeLessThan(REFRESH_AT_PX);
});

test('a monogram is one letter as a person sees it', () => {
  expect([monogram(' 林夏'), monogram('kin'), monogram('𠮷田'), monogram('')]).toEqual(['林', 'K', '𠮷', '']);
});
