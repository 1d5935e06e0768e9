import { expect, test } from 'vitest';
import { type Placement, placeFlat, placePeople, placeScene, REST_ZOOM } from './camera-path.ts';

const size = { widthPx: 1080, heightPx: 1920 };
const times = Array.from({ length: 121 }, (_, i) => i / 120);
const paths: [string, (time: number) => Placement][] = [
  ['the scene', (time) => placeScene(time, size)],
  ['people far away', (time) => placePeople(time, size, 0)],
  ['people close by', (time) => placePeople(time, size, 1)],
  ['a picture without depth', (time) => placeFlat(time, size)],
];

test.each(paths)('%s ends where it began, at rest', (_, place) => {
  const [begin, end] = [place(0), place(1)];
  for (const key of ['a', 'c', 'd', 'e', 'f'] as const) expect(end[key]).toBeCloseTo(begin[key], 6);
  expect(begin).toMatchObject({ a: 1, d: 1 });
  expect(begin.e).toBeCloseTo(0, 6);
});

test.each(paths.slice(0, 3))('%s always covers the frame at its edges', (_, place) => {
  const marginX = (size.widthPx * (REST_ZOOM - 1)) / 2;
  const marginY = (size.heightPx * (REST_ZOOM - 1)) / 2;
  for (const time of times) {
    const { a, c, d, e, f } = place(time);
    for (const y of [-marginY, size.heightPx + marginY]) {
      expect(a * -marginX + c * y + e).toBeLessThanOrEqual(0);
      expect(a * (size.widthPx + marginX) + c * y + e).toBeGreaterThanOrEqual(size.widthPx);
    }
    expect(d * -marginY + f).toBeLessThanOrEqual(0);
    expect(d * (size.heightPx + marginY) + f).toBeGreaterThanOrEqual(size.heightPx);
  }
});

test('people and scene drift apart, more at the head than at the foot, and more when they are close', () => {
  const shiftAt = (place: Placement, y: number): number => place.c * y + place.e + (place.a - 1) * (size.widthPx / 2);
  const people = placePeople(0.25, size, 1);
  const scene = placeScene(0.25, size);
  const atHead = shiftAt(people, 300) - shiftAt(scene, 300);
  expect(atHead).toBeGreaterThan(20);
  expect(shiftAt(people, 1900) - shiftAt(scene, 1900)).toBeLessThan(atHead * 0.6);
  expect(shiftAt(placePeople(0.25, size, 0), 300)).toBeLessThan(shiftAt(people, 300));
});

test('no step from frame to frame jerks', () => {
  for (const [, place] of paths) {
    for (let i = 1; i < times.length; i++) {
      const step = Math.abs(place(times[i] ?? 0).e - place(times[i - 1] ?? 0).e);
      expect(step).toBeLessThan(3);
    }
  }
});
