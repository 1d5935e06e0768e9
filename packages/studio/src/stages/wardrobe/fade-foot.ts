import { clamp01, smoothstep } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { jawLine } from './jaw-line.ts';
import { PART_CELL_PX, partsOf } from './person-parts.ts';

/** Over how much of a face height skin fades above the photo's end, and how much of what lies under the jaw that may be. */
const FADE_FACES = 0.2;
const MOST_OF_NECK = 0.85;
const HAIR = 128;

/**
 * Skin above the photo's end fades, so that the made neck takes over softly.
 * @param roomy the plate with room around it; changed in place.
 */
export function fadeFoot(plate: Plate, roomy: Plate, leftPx: number): void {
  const { widthPx, heightPx, faceHeightPx: fh } = plate;
  const { hair, widthPx: cells } = partsOf(plate);
  const jaw = jawLine(plate);
  for (let x = 0; x < widthPx; x++) {
    const fade = Math.min(FADE_FACES * fh, (heightPx - jaw.at(x)) * MOST_OF_NECK);
    for (let y = Math.max(0, Math.floor(heightPx - fade)); y < heightPx; y++) {
      if ((hair[Math.floor(y / PART_CELL_PX) * cells + Math.floor(x / PART_CELL_PX)] ?? 0) >= HAIR) continue;
      const p = y * roomy.widthPx + x + leftPx;
      roomy.alpha[p] = (roomy.alpha[p] ?? 0) * smoothstep(0, 1, clamp01((heightPx - 3 - y) / fade));
    }
  }
}
