import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { clamp, clamp01 } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import type { GarmentFrame } from './fit-garment.ts';
import type { KeptPhoto } from './keep-photo.ts';
import { linearOf } from './linear.ts';
import { PART_CELL_PX, partsOf } from './person-parts.ts';

/** How much darker than lower cheeks and jaw a neck is where the photo does not tell, by channel. */
const USUAL_SHADE = [0.92, 0.895, 0.885] as const;
const LEAST_SAMPLES = 150;
/** Neither the photo's neck nor what is made of it may have another hue than the face by more than this: it would be a shadow's edge. */
export const MOST_HUE = 0.06;

/** The photo's neck: its light and how sure each cell is. */
export interface PhotoNeck {
  weight: Plane;
  colours: readonly [Plane, Plane, Plane];
}

/** The photo's own neck in the dressed plate's cells, sure places only. */
export function photoNeck(
  plate: Plate,
  frame: GarmentFrame,
  kept: KeptPhoto,
  width: number,
  height: number,
): PhotoNeck {
  const weight = createPlane(width, height);
  const colours = [0, 1, 2].map(() => createPlane(width, height)) as [Plane, Plane, Plane];
  const pad = frame.padLeftPx / PART_CELL_PX;
  const { neck } = kept;
  const { others } = partsOf(plate);
  for (let cy = 0; cy < Math.min(height, neck.heightPx); cy++) {
    const row = Math.min(plate.heightPx - 1, cy * PART_CELL_PX) * plate.widthPx;
    for (let cx = 0; cx < Math.min(neck.widthPx, width - pad); cx++) {
      const sure = clamp01(((neck.data[cy * neck.widthPx + cx] ?? 0) - 0.6) / 0.35);
      const p = row + Math.min(plate.widthPx - 1, cx * PART_CELL_PX);
      if (sure === 0 || (plate.alpha[p] ?? 0) < 240 || (others[cy * neck.widthPx + cx] ?? 0) > 60) continue;
      const i = cy * width + cx + pad;
      weight.data[i] = sure;
      for (const c of [0, 1, 2] as const) colours[c].data[i] = linearOf(plate.foreground[p * 3 + c] ?? 0);
    }
  }
  return { weight, colours };
}

/** Skin of the neck: the jaw's a little in shade, moved a little to the median of the photo's neck; never far from the jaw's hue. */
export function toneOf(photo: PhotoNeck, jaw: readonly [number, number, number]): [number, number, number] {
  const values: [number[], number[], number[]] = [[], [], []];
  for (let i = 0; i < photo.weight.data.length; i += 3) {
    if ((photo.weight.data[i] ?? 0) < 0.6) continue;
    for (const c of [0, 1, 2] as const) values[c].push(photo.colours[c].data[i] ?? 0);
  }
  const isKnown = values[0].length > LEAST_SAMPLES / 3;
  const usual = ([0, 1, 2] as const).map((c) => jaw[c] * USUAL_SHADE[c]) as [number, number, number];
  if (!isKnown) return usual;
  const against = ([0, 1, 2] as const).map(
    (c) => (values[c].sort((a, b) => a - b)[values[c].length >> 1] ?? 0) / usual[c],
  );
  const mean = against.reduce((sum, one) => sum + one, 0) / 3;
  const lightness = clamp(mean, 0.93, 1.1);
  const of = (c: 0 | 1 | 2): number =>
    usual[c] * lightness * clamp((against[c] ?? 1) / mean, 1 - MOST_HUE, 1 + MOST_HUE);
  return [of(0), of(1), of(2)];
}
