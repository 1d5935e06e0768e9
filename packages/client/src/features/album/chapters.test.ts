import type { ResultImage } from '@kinora/contract';
import { expect, test } from 'vitest';
import { toChapters, toLeavingGroups } from './chapters';

const at = (year: number, month: number, day: number) =>
  ({ id: `${year}-${month}-${day}`, stamp: new Date(year, month - 1, day).getTime() }) as ResultImage;
const photos = [at(2026, 11, 20), at(2026, 11, 1), at(2026, 10, 31), at(2025, 11, 3)];

test('groups photos by month, and the same month of another year apart', () => {
  const chapters = toChapters(photos, false);
  expect(chapters.map(({ year, month, photos: own }) => [year, month, own.length])).toEqual([
    [2026, 11, 2],
    [2026, 10, 1],
    [2025, 11, 1],
  ]);
});

test('counts a month only once all of it is here', () => {
  expect(toChapters(photos, true).map(({ isWhole }) => isWhole)).toEqual([true, true, false]);
  expect(toChapters(photos, false).every(({ isWhole }) => isWhole)).toBe(true);
});

test('groups what is not kept by the days that are left', () => {
  const HOUR_MS = 3_600_000;
  const leaving = [49, 30, 25, 1].map((hours) => ({ id: `${hours}`, gone: hours * HOUR_MS }) as ResultImage);
  expect(
    toLeavingGroups(leaving, true, 0).map(({ days, photos: own, isWhole }) => [days, own.length, isWhole]),
  ).toEqual([
    [3, 1, true],
    [2, 2, true],
    [1, 1, false],
  ]);
});
