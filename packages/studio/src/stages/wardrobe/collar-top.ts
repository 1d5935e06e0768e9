import type { GarmentFit, GarmentFrame } from './fit-garment.ts';
import type { FittedGarment } from './warp-garment.ts';

/** Where a collar is looked for beside the axis, centimetres. */
const BESIDE_CM = [-7.5, -6, 6, 7.5];

/** The row of a dressed plate in which the garment's collar begins; infinity without one. */
export function collarTop(
  { planes, widthPx, heightPx, fromY }: FittedGarment,
  fit: GarmentFit,
  frame: GarmentFrame,
): number {
  const columns = BESIDE_CM.map((off) => Math.round(fit.axisX + frame.padLeftPx + off * fit.pxPerCm));
  const zones = [planes.main, planes.second, planes.third, planes.trim, planes.lining];
  for (let y = 0; y < heightPx; y++) {
    for (const x of columns) {
      const cloth = zones.reduce((sum, zone) => sum + (zone[y * widthPx + x] ?? 0), 0);
      if (cloth > 127) return y + fromY;
    }
  }
  return Number.POSITIVE_INFINITY;
}
