import { type GarmentPlate, PLATE_VIEW } from '@kinora/wardrobe';
import { COLLAR_CM, type GarmentFit, type GarmentFrame } from './fit-garment.ts';

type Planes = GarmentPlate['planes'];

/** A garment's planes in the pixels of a dressed plate, from a row on. */
export interface FittedGarment {
  fromY: number;
  widthPx: number;
  /** Rows from `fromY` on. */
  heightPx: number;
  planes: Planes;
}

/** The first rows of a plane are blurred by the compression with the plane above it. */
const RIM_PX = 4;

/** Lays a garment's planes on a dressed plate: one bilinear sampling. */
export function warpGarment(garment: GarmentPlate, fit: GarmentFit, frame: GarmentFrame): FittedGarment {
  const perCm = garment.widthPx / PLATE_VIEW.widthCm;
  const scale = perCm / fit.pxPerCm;
  const fromY = Math.max(0, Math.ceil(fit.chin.y - (PLATE_VIEW.chin.y * garment.heightPx - RIM_PX) / scale));
  const heightPx = frame.heightPx - fromY;
  const columns = sampleColumns(garment, fit, frame, scale);
  const planes = Object.fromEntries(
    Object.entries(garment.planes).map(([name, plane]) => {
      const out = new Uint8Array(frame.widthPx * heightPx);
      for (let y = 0; y < heightPx; y++) {
        const v = PLATE_VIEW.chin.y * garment.heightPx + (y + fromY - fit.chin.y) * scale;
        sampleRow(plane, garment, v, columns, out.subarray(y * frame.widthPx, (y + 1) * frame.widthPx));
      }
      return [name, out];
    }),
  ) as unknown as Planes;
  return { fromY, widthPx: frame.widthPx, heightPx, planes };
}

interface Columns {
  /** Column of the garment left of each pixel, −1 outside. */
  at: Int32Array;
  share: Float32Array;
}

function sampleColumns(garment: GarmentPlate, fit: GarmentFit, frame: GarmentFrame, scale: number): Columns {
  const at = new Int32Array(frame.widthPx);
  const share = new Float32Array(frame.widthPx);
  const collar = COLLAR_CM * fit.pxPerCm;
  const ease = 2.5 * fit.pxPerCm;
  for (let x = 0; x < frame.widthPx; x++) {
    const off = x - frame.padLeftPx - fit.axisX;
    const far = Math.abs(off);
    // The stretch sets in over a few centimetres.
    const t = Math.min(1, Math.max(0, (far - collar + ease) / (2 * ease)));
    const shrunk = far < collar ? far : collar + (far - collar) / fit.stretch;
    const u = PLATE_VIEW.chin.x * garment.widthPx + Math.sign(off) * (far + (shrunk - far) * t) * scale;
    const left = Math.floor(u);
    at[x] = left >= 0 && left < garment.widthPx - 1 ? left : -1;
    share[x] = u - left;
  }
  return { at, share };
}

function sampleRow(plane: Uint8Array, garment: GarmentPlate, v: number, columns: Columns, out: Uint8Array): void {
  const top = Math.min(Math.max(0, Math.floor(v)), garment.heightPx - 2);
  const down = Math.min(1, Math.max(0, v - top));
  const upper = plane.subarray(top * garment.widthPx, (top + 1) * garment.widthPx);
  const lower = plane.subarray((top + 1) * garment.widthPx, (top + 2) * garment.widthPx);
  // Most planes are empty in most rows: no garment has all zones, and none is everywhere.
  if (isEmpty(upper) && isEmpty(lower)) return;
  const { at, share } = columns;
  for (let x = 0; x < out.length; x++) {
    const left = at[x] ?? -1;
    if (left < 0) continue;
    const right = share[x] ?? 0;
    const a = (upper[left] ?? 0) * (1 - right) + (upper[left + 1] ?? 0) * right;
    const b = (lower[left] ?? 0) * (1 - right) + (lower[left + 1] ?? 0) * right;
    out[x] = a + (b - a) * down + 0.5;
  }
}

function isEmpty(row: Uint8Array): boolean {
  for (let i = 0; i < row.length; i++) if (row[i] !== 0) return false;
  return true;
}
