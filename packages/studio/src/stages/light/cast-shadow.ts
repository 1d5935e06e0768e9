import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import type { Picture } from '../../pixels/picture.ts';
import type { StagedPerson } from '../stage-person.ts';
import type { CastShadow } from './lighting.ts';

const SHRINK = 4;

/** Darkens the scene where the person stands between it and the key: the moved, slightly enlarged, softened silhouette. */
export function castShadow(scene: Picture, person: StagedPerson, shadow: CastShadow): void {
  const { widthPx, heightPx, data } = scene;
  const soft = softSilhouette(person, shadow);
  for (let y = 0; y < heightPx; y++) {
    const v = Math.min(soft.heightPx - 1.001, y / SHRINK);
    const y0 = v | 0;
    const fy = v - y0;
    for (let x = 0; x < widthPx; x++) {
      const u = Math.min(soft.widthPx - 1.001, x / SHRINK);
      const x0 = u | 0;
      const fx = u - x0;
      const i = y0 * soft.widthPx + x0;
      const top = (soft.data[i] ?? 0) * (1 - fx) + (soft.data[i + 1] ?? 0) * fx;
      const low = (soft.data[i + soft.widthPx] ?? 0) * (1 - fx) + (soft.data[i + soft.widthPx + 1] ?? 0) * fx;
      const dark = (top + (low - top) * fy) * shadow.strength;
      if (dark < 0.004) continue;
      const j = (y * widthPx + x) * 4;
      data[j] = (data[j] ?? 0) * (1 - dark);
      data[j + 1] = (data[j + 1] ?? 0) * (1 - dark * 0.98);
      data[j + 2] = (data[j + 2] ?? 0) * (1 - dark * 0.94);
    }
  }
}

function softSilhouette(person: StagedPerson, shadow: CastShadow): Plane {
  const { widthPx, heightPx, colour, faceHeightPx } = person;
  const plane = createPlane(Math.ceil(widthPx / SHRINK) + 1, Math.ceil(heightPx / SHRINK) + 1);
  const grow = 1.03;
  for (let y = 0; y < plane.heightPx; y++) {
    const v = (y * SHRINK - shadow.dy * faceHeightPx - heightPx * 0.4) / grow + heightPx * 0.4;
    const row = Math.min(heightPx - 1, Math.round(v));
    if (row < 0) continue;
    for (let x = 0; x < plane.widthPx; x++) {
      const u = Math.round((x * SHRINK - shadow.dx * faceHeightPx - widthPx / 2) / grow + widthPx / 2);
      if (u < 0 || u >= widthPx) continue;
      plane.data[y * plane.widthPx + x] = (colour[(row * widthPx + u) * 4 + 3] ?? 0) / 255;
    }
  }
  return gaussianBlur(plane, (shadow.softness * faceHeightPx) / SHRINK);
}
