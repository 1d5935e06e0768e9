import { type GarmentPlate, PLATE_VIEW } from '@kinora/wardrobe';
import { clamp, smoothstep } from '../../pixels/interpolate.ts';
import { COLLAR_CM, type GarmentFit, type GarmentFrame, MOST_LIFT_CM } from './fit-garment.ts';

type Planes = GarmentPlate['planes'];

/** A garment's planes in the pixels of a dressed plate, from a row on. */
export interface FittedGarment {
  fromY: number;
  widthPx: number;
  /** Rows from `fromY` on. */
  heightPx: number;
  planes: Planes;
}

const CLOTH = ['main', 'second', 'third', 'trim'] as const;
/** So far from the middle a shoulder is, and so far under the chin its top is on people who stand. */
const SHOULDER = { outCm: 16, belowCm: 4.2 };
/** The first rows of a plane are blurred by the compression with the plane above it. */
const RIM_PX = 4;

/** Lays a garment's planes on a dressed plate: one bilinear sampling. */
export function warpGarment(garment: GarmentPlate, fit: GarmentFit, frame: GarmentFrame): FittedGarment {
  const perCm = garment.widthPx / PLATE_VIEW.widthCm;
  const scale = perCm / fit.pxPerCm;
  const fromY = Math.max(0, Math.ceil(fit.chin.y - (PLATE_VIEW.chin.y * garment.heightPx - RIM_PX) / scale));
  const heightPx = frame.heightPx - fromY;
  const liftCm = liftOf(garment);
  const columns = sampleColumns(garment, fit, frame, scale, liftCm);
  const planes = Object.fromEntries(
    Object.entries(garment.planes).map(([name, plane]) => {
      const out = new Uint8Array(frame.widthPx * heightPx);
      const isFilled = filledRows(plane, garment);
      for (let y = 0; y < heightPx; y++) {
        const v = PLATE_VIEW.chin.y * garment.heightPx + (y + fromY - fit.chin.y) * scale;
        // Most planes are empty in most rows: no garment has all zones, and none is everywhere.
        if (isFilled(v, v + liftCm * perCm + 1))
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
  /** By how many rows of the garment it is raised. */
  lift: Float32Array;
}

function sampleColumns(
  garment: GarmentPlate,
  fit: GarmentFit,
  frame: GarmentFrame,
  scale: number,
  liftCm: number,
): Columns {
  const at = new Int32Array(frame.widthPx);
  const share = new Float32Array(frame.widthPx);
  const lift = new Float32Array(frame.widthPx);
  const collar = COLLAR_CM * fit.pxPerCm;
  const ease = 2.5 * fit.pxPerCm;
  const perCm = garment.widthPx / PLATE_VIEW.widthCm;
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
    lift[x] = liftCm * perCm * smoothstep(COLLAR_CM, SHOULDER.outCm, shrunk / fit.pxPerCm);
  }
  return { at, share, lift };
}

function sampleRow(plane: Uint8Array, garment: GarmentPlate, v: number, columns: Columns, out: Uint8Array): void {
  const { at, share, lift } = columns;
  const { widthPx, heightPx } = garment;
  for (let x = 0; x < out.length; x++) {
    const left = at[x] ?? -1;
    if (left < 0) continue;
    const row = v + (lift[x] ?? 0);
    const top = Math.min(Math.max(0, Math.floor(row)), heightPx - 2);
    const down = Math.min(1, Math.max(0, row - top));
    const right = share[x] ?? 0;
    const i = top * widthPx + left;
    const a = (plane[i] ?? 0) * (1 - right) + (plane[i + 1] ?? 0) * right;
    const b = (plane[i + widthPx] ?? 0) * (1 - right) + (plane[i + widthPx + 1] ?? 0) * right;
    out[x] = a + (b - a) * down + 0.5;
  }
}

/** How far a garment's shoulders hang below a person's. */
function liftOf({ planes, widthPx, heightPx }: GarmentPlate): number {
  const perCm = widthPx / PLATE_VIEW.widthCm;
  const out = SHOULDER.outCm * perCm;
  const tops = [-out, out].map((off) => {
    const x = Math.round(PLATE_VIEW.chin.x * widthPx + off);
    for (let i = x; i < widthPx * heightPx; i += widthPx)
      if (CLOTH.reduce((sum, zone) => sum + (planes[zone][i] ?? 0), 0) > 127) return Math.floor(i / widthPx);
    return 0;
  });
  const below = Math.min(...tops) / perCm - PLATE_VIEW.chin.y * PLATE_VIEW.heightCm;
  return clamp(below - SHOULDER.belowCm, 0, MOST_LIFT_CM);
}

/** Whether anything lies in rows of a plane, from one to another, both in it or beyond it. */
function filledRows(plane: Uint8Array, { widthPx, heightPx }: GarmentPlate): (from: number, to: number) => boolean {
  const before = new Uint32Array(heightPx + 1);
  for (let y = 0; y < heightPx; y++) {
    const isEmpty = plane.subarray(y * widthPx, (y + 1) * widthPx).every((value) => value === 0);
    before[y + 1] = (before[y] ?? 0) + (isEmpty ? 0 : 1);
  }
  const at = (y: number): number => before[Math.min(Math.max(0, y), heightPx)] ?? 0;
  return (from, to) => at(Math.max(Math.ceil(to), 1) + 1) > at(Math.min(Math.floor(from), heightPx - 2));
}
