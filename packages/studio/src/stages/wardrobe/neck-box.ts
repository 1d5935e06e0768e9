import type { Plate } from '../../plate.ts';
import { boxAround, type CellBox } from './cell-box.ts';
import type { GarmentFit, GarmentFrame } from './fit-garment.ts';
import { PART_CELL_PX } from './person-parts.ts';

/** All of the neck and of a chest in a neckline, in cells of the dressed plate. */
export function neckBox(plate: Plate, fit: GarmentFit, frame: GarmentFrame, width: number, height: number): CellBox {
  const fh = plate.faceHeightPx / PART_CELL_PX;
  const chinY = fit.chin.y / PART_CELL_PX;
  return boxAround((fit.axisX + frame.padLeftPx) / PART_CELL_PX, chinY - 0.4 * fh, chinY + 1.1 * fh, fh, width, height);
}
