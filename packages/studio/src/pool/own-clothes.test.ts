import { expect, it } from 'vitest';
import type { Plate } from '../plate.ts';
import { type DrawnPlateOptions, drawPlate } from '../stages/drawn-plate.ts';
import { withClasses } from '../stages/wardrobe/drawn-parts.fixture.ts';
import { ownClothesOf } from './own-clothes.ts';

const SHOULDERS_Y = 580;
const draw = (options: DrawnPlateOptions = {}): Plate =>
  withClasses(drawPlate(options), (_x, y) => (y > SHOULDERS_Y ? 'clothes' : undefined));
const AGES = [0, 1, 2, 3, 13, 14];

it('who looks ahead is dressed but for the ages at which nothing fits, whatever age the photo was taken for', () => {
  expect(ownClothesOf(draw({ person: { age: 3 } }))).toEqual({ always: false, ages: AGES });
});

it('whose head is turned away keeps their own clothes at every age', () => {
  expect(ownClothesOf(draw({ person: { yaw: 34 } }))).toEqual({ always: true, ages: AGES });
});
