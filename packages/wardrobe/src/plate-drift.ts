import sharp from 'sharp';
import { ZONES } from './garment.ts';
import { type GarmentPlate, PLANES, type PlaneName } from './garment-plate.ts';
import type { Rendered } from './run-blender.ts';

/** Both are looked at in cells of half a centimetre: a cell is the mean of sixty-four pixels of a plate, so that grain is gone. */
const CELLS = { width: 112, height: 120 } as const;
const COVERS = ['skin', ...ZONES] as const satisfies readonly PlaneName[];
/** Of 255: a cell belongs to the garment from here on. */
const COVERED = 16;

/** How far a plate is from what its script gives now, of 255: the mean over the garment of the plane that differs most. */
export interface Drift {
  plane: PlaneName;
  difference: number;
}

/** Compares a committed plate with a new rendering, which may be smaller. */
export async function measureDrift(plate: GarmentPlate, now: Rendered): Promise<Drift> {
  const size = now.widthPx * now.heightPx;
  const cells = async (name: PlaneName) => {
    const at = PLANES.indexOf(name) * size;
    const [known, made] = await Promise.all([
      reduce(plate.planes[name], plate.widthPx, plate.heightPx),
      reduce(now.data.subarray(at, at + size), now.widthPx, now.heightPx),
    ]);
    return { name, known, made };
  };
  const planes = await Promise.all(PLANES.map(cells));
  const covers = planes.filter(({ name }) => COVERS.some((cover) => cover === name));
  const isGarment = Array.from({ length: CELLS.width * CELLS.height }, (_, i) =>
    covers.some(({ known, made }) => Math.max(known[i] ?? 0, made[i] ?? 0) >= COVERED),
  );
  const count = Math.max(1, isGarment.filter(Boolean).length);
  const drifts = planes.map(({ name, known, made }) => {
    const sum = isGarment.reduce((all, is, i) => all + (is ? Math.abs((known[i] ?? 0) - (made[i] ?? 0)) : 0), 0);
    return { plane: name, difference: sum / count };
  });
  return drifts.reduce((worst, drift) => (drift.difference > worst.difference ? drift : worst));
}

async function reduce(plane: Uint8Array, width: number, height: number): Promise<Buffer> {
  const whole = sharp(plane, { raw: { width, height, channels: 1 } });
  return whole.resize(CELLS.width, CELLS.height, { fit: 'fill' }).extractChannel(0).raw().toBuffer();
}
