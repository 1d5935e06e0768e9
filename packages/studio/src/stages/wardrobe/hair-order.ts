import type { Plate } from '../../plate.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import { PART_CELL_PX, partsOf } from './person-parts.ts';

/** Whether the hair of each side lies on the cloth or falls behind the shoulder. Left and right as in the picture. */
export interface HairOrder {
  left: 'before' | 'behind';
  right: 'before' | 'behind';
}

const FROM_FACES = 0.16;
const TO_FACES = 1.5;
/** Hair nearer to the axis is the neck's. */
const INNER_FACES = 0.16;
/** Cloth so far outside of hair counts as beside it. */
const BESIDE_FACES = 0.3;
/** Hair lies on cloth when it has cloth outside of it over so many face heights, */
const LEAST_ON_CLOTH_FACES = 0.14;
/** and at least this share of the rows that it is seen in. */
const LEAST_ON_CLOTH_SHARE = 0.4;

/** Hair that ends along the shoulder line, with cloth only under it, is behind; hair with cloth on both sides lies in front. */
export function orderHair(plate: Plate, axisX: number): HairOrder {
  return { left: orderOf(plate, axisX, -1), right: orderOf(plate, axisX, 1) };
}

function orderOf(plate: Plate, axisX: number, side: 1 | -1): 'before' | 'behind' {
  const { faceHeightPx } = plate;
  const parts = partsOf(plate);
  const fh = faceHeightPx / PART_CELL_PX;
  const chinY = pointAt(plate.landmarks, LANDMARK.chin).y / PART_CELL_PX;
  const from = Math.round(chinY + FROM_FACES * fh);
  const to = Math.min(parts.heightPx, Math.round(chinY + TO_FACES * fh));
  const inner = Math.round(axisX / PART_CELL_PX + side * INNER_FACES * fh);
  let onCloth = 0;
  let seen = 0;
  for (let y = from; y < to; y++) {
    const outermost = findOutermost(parts.hair, parts.widthPx, y, inner, side);
    if (outermost === undefined) continue;
    seen++;
    if (hasCloth(parts.clothes, parts.widthPx, y, outermost, side, BESIDE_FACES * fh)) onCloth++;
  }
  return onCloth >= LEAST_ON_CLOTH_FACES * fh && onCloth >= LEAST_ON_CLOTH_SHARE * seen ? 'before' : 'behind';
}

function findOutermost(hair: Uint8Array, width: number, y: number, inner: number, side: 1 | -1): number | undefined {
  const end = side < 0 ? 0 : width - 1;
  for (let x = end; side < 0 ? x < inner : x > inner; x -= side) if ((hair[y * width + x] ?? 0) > 127) return x;
  return undefined;
}

function hasCloth(clothes: Uint8Array, width: number, y: number, from: number, side: 1 | -1, reach: number): boolean {
  let cells = 0;
  for (let k = 1; k <= reach; k++) {
    const x = from + side * k;
    if (x >= 0 && x < width && (clothes[y * width + x] ?? 0) > 127) cells++;
  }
  return cells >= Math.min(4, reach / 4);
}
