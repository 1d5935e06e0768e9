import { PLATE_VIEW } from '@kinora/wardrobe';
import { describe, expect, it } from 'vitest';
import { createPlane } from '../../pixels/float-plane.ts';
import { closedInstead, isNeckAmiss } from './close-garment.ts';
import { drawGarment, GREY_COAT } from './drawn-garment.fixture.ts';
import { drawNeck } from './drawn-parts.fixture.ts';
import { dropFloating, joinedToJaw } from './joined-neck.ts';
import { measureNeck } from './measure-neck.ts';
import { PART_CELL_PX } from './person-parts.ts';
import { wearGarment } from './wear-garment.ts';

const FACE = [190, 148, 122] as const;
const wear = (neck: readonly [number, number, number]) =>
  wearGarment(drawNeck(neck), 'woman', GREY_COAT, { main: '#a02020' }, drawGarment());

describe('isNeckAmiss', () => {
  // Measured on dressed plates.
  it.each([
    ['a portrait by day', { difference: 3.4, gap: 0 }, false],
    ['a face in the shade of a room', { difference: 2.3, gap: 0 }, false],
    ['the darkest face', { difference: 4.8, gap: 0 }, false],
    ['a head that leans', { difference: 4.5, gap: 0 }, false],
    ['a soft edge beside the jaw', { difference: 1.4, gap: 0.04 }, false],
    ['a violet face above an orange neck', { difference: 11, gap: 0 }, true],
    ['scene between jaw and collar', { difference: 0, gap: 0.3 }, true],
  ])('%s', (_, fit, isAmiss) => {
    expect(isNeckAmiss(fit)).toBe(isAmiss);
  });

  it('bears more where a collar leaves a strip of the neck alone', () => {
    expect(isNeckAmiss({ difference: 11, gap: 0 }, 'closed')).toBe(false);
    expect(isNeckAmiss({ difference: 20, gap: 0 }, 'closed')).toBe(true);
  });
});

describe('closedInstead', () => {
  it.each([
    ['blazer', 'woman', 'roll-neck'],
    ['leather-jacket', 'man', 'roll-neck'],
    ['hanfu', 'woman', 'qipao'],
    ['wuxia', 'man', 'tang-jacket'],
    ['tang-robe', 'man', 'tang-jacket'],
    ['kimono', 'woman', undefined],
    ['shirt', 'child', undefined],
    ['roll-neck', 'man', undefined],
  ] as const)('for %s on a %s: %s', (id, body, closed) => {
    expect(closedInstead({ id, colours: 'any' }, body, '#102030')?.id).toBe(closed);
  });
});

describe('measureNeck', () => {
  it('finds nothing amiss where the neck is the face in shade', () => {
    expect(measureNeck(wear([168, 130, 106]))).toMatchObject({ gap: 0 });
    expect(isNeckAmiss(measureNeck(wear([168, 130, 106])))).toBe(false);
  });

  it('finds a neck of another colour, and one that is not there', () => {
    expect(isNeckAmiss(measureNeck(wear([170, 80, 20])))).toBe(true);
    const cut = wear(FACE);
    cut.alpha.fill(0, 500 * cut.widthPx);
    expect(measureNeck(cut).gap).toBeGreaterThan(0.5);
  });
});

describe('wearGarment on a neck under another lamp than the face', () => {
  it.each([
    ['orange', [200, 125, 75]],
    ['red', [190, 105, 90]],
    ['pale', [205, 180, 165]],
  ] as const)('gives the %s neck the face’s hue', (_, neck) => {
    const worn = wear(neck);
    expect(measureNeck(worn).difference).toBeLessThan(7);
    const p = (570 * worn.widthPx + Math.round(worn.landmarks[152 * 3] ?? 0)) * 3;
    const [r = 0, g = 0, b = 0] = worn.foreground.subarray(p, p + 3);
    expect(r / g).toBeCloseTo(FACE[0] / FACE[1], 0.5);
    expect(Math.abs(r / b - FACE[0] / FACE[2])).toBeLessThan(0.25);
  });
});

describe('wearGarment with a chink in its cloth', () => {
  it('shows no skin in it', () => {
    const garment = drawGarment();
    const { widthPx, planes } = garment;
    for (let y = 0; y < 8; y++) {
      const from = (Math.floor(garment.heightPx * PLATE_VIEW.chin.y) + 22 + y) * widthPx + (widthPx >> 1) + 7;
      planes.main.fill(0, from, from + 6);
      planes.skin.fill(255, from, from + 6);
    }
    const worn = wearGarment(drawNeck(FACE), 'woman', GREY_COAT, { main: '#a02020' }, garment);
    const chin = { x: Math.round(worn.landmarks[152 * 3] ?? 0), y: Math.round(worn.landmarks[152 * 3 + 1] ?? 0) };
    const perPx = (320 / 16.9) * (PLATE_VIEW.widthCm / widthPx);
    const p = Math.round(chin.y + 26 * perPx) * worn.widthPx + Math.round(chin.x + 10 * perPx);
    expect(worn.alpha[p]).toBeGreaterThan(200);
    expect(worn.skin[p]).toBeLessThan(60);
  });
});

describe('joinedToJaw', () => {
  it('takes fingers that lie apart away, and leaves the neck', () => {
    const neck = createPlane(200, 200);
    const fill = (left: number, top: number, width: number, height: number) => {
      for (let y = top; y < top + height; y++) neck.data.fill(1, y * 200 + left, y * 200 + left + width);
    };
    fill(80, 90, 40, 40);
    fill(90, 150, 8, 40);
    const { data } = joinedToJaw(neck, { at: () => 90 * PART_CELL_PX, middle: 100 * PART_CELL_PX }, 160);
    expect(data[110 * 200 + 100]).toBe(1);
    expect(data[170 * 200 + 94]).toBe(0);
  });
});

describe('dropFloating', () => {
  it('clears another one’s hair that no part of the person carries, and leaves a strand beside their own', () => {
    const [head, behind] = [createPlane(120, 120), createPlane(120, 120)];
    for (let y = 20; y < 80; y++) {
      head.data.fill(1, y * 120 + 40, y * 120 + 70);
      behind.data.fill(1, y * 120 + 70, y * 120 + 78);
      behind.data.fill(1, y * 120 + 79, y * 120 + 80);
      behind.data.fill(1, y * 120 + 100, y * 120 + 118);
    }
    dropFloating([head, behind], { x: 55, y: 50 }, createPlane(120, 120));
    const row = 50 * 120;
    expect(head.data[row + 55]).toBe(1);
    expect(behind.data[row + 74]).toBe(1);
    expect(behind.data[row + 79]).toBeGreaterThan(0.9);
    expect(behind.data[row + 108]).toBe(0);
  });
});
