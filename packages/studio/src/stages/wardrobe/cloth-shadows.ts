import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { pastePlane } from './cell-box.ts';
import type { DressedParts } from './dressed-parts.ts';
import { depthCm, NECK_DEPTH } from './garment-depth.ts';
import type { KeptPhoto } from './keep-photo.ts';
import { neckBox } from './neck-box.ts';
import { PART_CELL_PX } from './person-parts.ts';

/** What a collar takes of the neck's light where it lies on it: darkest along its edge. Sigmas in cells. */
const CONTACT = [
  { sigma: 1.6, share: 0.26 },
  { sigma: 4.5, share: 0.26 },
  { sigma: 10, share: 0.24 },
] as const;

export interface Shadows {
  /** Of the collar's edge on the neck. */
  neck: Plane;
  /** Of hair on the cloth. */
  cloth: Plane;
}

/** Shadows that garment and hair throw, in cells of the dressed plate. */
export function castShadows({ plate, fit, fitted, frame }: DressedParts, kept: KeptPhoto): Shadows {
  const width = frame.widthPx / PART_CELL_PX;
  const height = Math.ceil(frame.heightPx / PART_CELL_PX);
  const box = neckBox(plate, fit, frame, width, height);
  const near = createPlane(box.widthPx, box.heightPx);
  const { planes } = fitted;
  for (let cy = 0, i = 0; cy < box.heightPx; cy++) {
    const y = (cy + box.top) * PART_CELL_PX - fitted.fromY;
    for (let cx = 0; cx < box.widthPx; cx++, i++) {
      if (y < 0 || y >= fitted.heightPx) continue;
      const f = y * fitted.widthPx + (cx + box.left) * PART_CELL_PX;
      const all = (planes.main[f] ?? 0) + (planes.second[f] ?? 0) + (planes.third[f] ?? 0) + (planes.trim[f] ?? 0);
      near.data[i] = all > 127 && depthCm(planes.depth[f] ?? 0) < NECK_DEPTH.far ? 1 : 0;
    }
  }
  const blurred = CONTACT.map(({ sigma, share }) => ({ share, data: gaussianBlur(near, sigma).data }));
  for (let i = 0; i < near.data.length; i++)
    near.data[i] = blurred.reduce((sum, { share, data }) => sum + share * (data[i] ?? 0), 0);
  const neck = createPlane(width, height);
  pastePlane(neck, near, box);
  const cloth = createPlane(width, height);
  if (kept.before.data.some((share) => share > 0.1)) {
    const hair = gaussianBlur(kept.before, 5);
    // The shadow falls down and to the side a little.
    for (let i = 4 * width + 2; i < cloth.data.length; i++) cloth.data[i] = 0.5 * (hair.data[i - 4 * width - 2] ?? 0);
  }
  return { neck, cloth };
}
