import { describe, expect, it } from 'vitest';
import { createPlane, mapPlane } from '../../pixels/float-plane.ts';
import type { Channels } from '../../pixels/guided-filter.ts';
import { calmSun } from './calm-sun.ts';
import { CELL_PX } from './class-maps.ts';

const SIDE = 80;
const full = mapPlane(createPlane(SIDE, SIDE), () => 1);
const all = mapPlane(createPlane(SIDE / CELL_PX, SIDE / CELL_PX), () => 1);
const none = createPlane(SIDE / CELL_PX, SIDE / CELL_PX);
const CLASSES = { background: none, hair: none, bodySkin: none, faceSkin: none, clothes: none, others: none };

/** What becomes of a part that is of one colour, bytes. */
function calmed(part: 'hair' | 'faceSkin' | 'clothes', rgb: readonly [number, number, number]): number[] {
  const photo = rgb.map((value) => mapPlane(full, () => value / 255)) as unknown as Channels;
  return calmSun(photo, full, { ...CLASSES, [part]: all }).map(({ data }) =>
    Math.round((data[40 * SIDE + 40] ?? 0) * 255),
  );
}

describe('calmSun', () => {
  it.each(['hair', 'faceSkin'] as const)('takes gold and light off sun on %s', (part) => {
    const [red = 0, green = 0, blue = 0] = calmed(part, [250, 190, 90]);
    expect(green / blue).toBeLessThan(1.75);
    expect(red).toBeLessThan(225);
    // It turns neither green nor grey.
    expect(red / green).toBeCloseTo(250 / 190, 1);
    expect(red - blue).toBeGreaterThan(60);
  });

  it.each([
    ['fair skin', 'faceSkin', [235, 190, 165]],
    ['dark skin', 'faceSkin', [120, 75, 50]],
    ['skin under a warm lamp', 'faceSkin', [240, 180, 140]],
    ['lips', 'faceSkin', [230, 90, 85]],
    ['blond hair', 'hair', [205, 170, 125]],
    ['red hair', 'hair', [150, 80, 45]],
    ['a yellow shirt', 'clothes', [250, 200, 60]],
  ] as const)('leaves %s', (_, part, rgb) => {
    expect(calmed(part, rgb)).toEqual([...rgb]);
  });
});
