import { type GarmentPlate, PLATE_VIEW } from '@kinora/wardrobe';
import { expect, test } from 'vitest';
import { drawPlate } from '../drawn-plate.ts';
import { drawGarment } from './drawn-garment.fixture.ts';
import { fitGarment, frameGarment } from './fit-garment.ts';
import { warpGarment } from './warp-garment.ts';

/** How far under the chin the cloth begins so far from the middle, cm: of a coat whose collar and shoulders begin so far under it. */
function topOfCloth(garment: GarmentPlate, outCm: number): number {
  const plate = drawPlate({ bodyFaces: 0.5 });
  const fit = fitGarment(plate, 'man');
  const frame = frameGarment(plate, fit);
  const { planes, fromY, widthPx, heightPx } = warpGarment(garment, fit, frame);
  const x = Math.round(frame.padLeftPx + fit.axisX + outCm * fit.pxPerCm);
  const row = Array.from({ length: heightPx }, (_, y) => planes.main[y * widthPx + x] ?? 0).findIndex((a) => a > 127);
  return (row + fromY - fit.chin.y) / fit.pxPerCm;
}

/** The drawn coat, moved up by some rows of a plane. */
function raised(byCm: number): GarmentPlate {
  const garment = drawGarment();
  const rows = Math.round((byCm * garment.heightPx) / PLATE_VIEW.heightCm);
  const main = new Uint8Array(garment.planes.main.length);
  main.set(garment.planes.main.subarray(rows * garment.widthPx));
  return { ...garment, planes: { ...garment.planes, main } };
}

test('shoulders that hang below a person’s are raised, and the collar stays at the neck', () => {
  const hanging = drawGarment();
  expect(topOfCloth(hanging, 5)).toBeCloseTo(10, 0);
  expect(topOfCloth(hanging, 17)).toBeCloseTo(7, 0);
});

test('shoulders are raised to a person’s and no further', () => {
  expect(topOfCloth(raised(4), 17)).toBeCloseTo(4.2, 0);
  expect(topOfCloth(raised(7), 17)).toBeCloseTo(3, 0);
});
