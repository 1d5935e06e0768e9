import { expect, test } from 'vitest';
import { createPlane, mapPlane, type Plane } from '../pixels/float-plane.ts';
import { fillBackground } from './fill-background.ts';

const SIDE = 120;
const isInside = (i: number): boolean => {
  const x = i % SIDE;
  const y = Math.floor(i / SIDE);
  return x > 45 && x < 75 && y > 45;
};
const plane = (of: (i: number) => number): Plane => mapPlane(createPlane(SIDE, SIDE), (_, i) => of(i));

test('the hole takes the colours around it, and nothing of the person stays', () => {
  const matte = plane((i) => (isInside(i) ? 1 : 0));
  const scene = (i: number): number => 0.3 + (0.3 * (i % SIDE)) / SIDE;
  const photo = plane((i) => (isInside(i) ? 1 : scene(i)));
  const [filled] = fillBackground([photo, photo, photo], matte);
  const hole = [...filled.data.keys()].filter(isInside);
  expect(hole.length).toBeGreaterThan(1000);
  expect(Math.max(...hole.map((i) => Math.abs((filled.data[i] ?? 0) - scene(i))))).toBeLessThan(0.12);
});

test('far from the person the scene is the photo', () => {
  const matte = plane((i) => (isInside(i) ? 1 : 0));
  const photo = plane((i) => ((i * 7) % 100) / 100);
  const [filled] = fillBackground([photo, photo, photo], matte);
  for (let y = 0; y < 10; y++) expect(filled.data[y * SIDE + 5]).toBeCloseTo(photo.data[y * SIDE + 5] ?? -1, 4);
});
