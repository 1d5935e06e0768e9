import { expect, it } from 'vitest';
import { createPlane, mapPlane, type Plane } from '../../pixels/float-plane.ts';
import { guessPeople } from './first-guess.ts';

const SIDE = 120;
/** Column and row of the face's middle. */
const FACE = { x: 60, y: 60 };

function paint(isIn: (x: number, y: number) => boolean): Plane {
  return mapPlane(createPlane(SIDE, SIDE), (_, i) => (isIn(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0));
}

it('fills cloth that the class net takes for background, and nothing beside a hat', () => {
  const isBody = (x: number, y: number): boolean => x > 20 && x < 100 && y > 75;
  const isRing = (x: number, y: number): boolean => Math.hypot(x - 60, y - 100) < 14;
  const isHead = (x: number, y: number): boolean => x > 45 && x < 75 && y > 15 && y <= 75;
  // Where the other net expects a head of hair the photo shows the old place, over the brim and beside the hat.
  const isBeside = (x: number, y: number): boolean => x > 15 && x <= 45 && y > 5 && y < 45;
  const none = createPlane(SIDE, SIDE);
  const clothes = paint((x, y) => isBody(x, y) && !isRing(x, y));
  const faceSkin = paint(isHead);
  const background = mapPlane(none, (_, i) => 1 - (clothes.data[i] ?? 0) - (faceSkin.data[i] ?? 0));
  const figure = paint((x, y) => isBody(x, y) || isHead(x, y) || isBeside(x, y));
  const classes = { background, hair: none, bodySkin: none, faceSkin, clothes, others: none };
  const { person } = guessPeople(classes, figure, [FACE]);
  expect(person.data[100 * SIDE + 60]).toBeGreaterThan(0.9);
  expect(person.data[60 * SIDE + 60]).toBe(1);
  expect(person.data[25 * SIDE + 30]).toBe(0);
});
