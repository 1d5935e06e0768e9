import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import type { CellBox } from './cell-box.ts';
import { PART_CELL_PX } from './person-parts.ts';
import type { FittedGarment } from './warp-garment.ts';

/** So many cells under the edge of cloth. */
const GROW_CELLS = 2;
/** Share of 255 of any cloth in a cell under which skin may go on. */
const CLOTH = 12;

/** Made skin goes on a little under the cloth, so that its own soft edge is never seen beside a collar. */
export function growUnderCloth(skin: Plane, box: CellBox, { planes, widthPx, heightPx, fromY }: FittedGarment): Plane {
  const grown = createPlane(skin.widthPx, skin.heightPx);
  const zones = [planes.main, planes.second, planes.third, planes.trim, planes.lining];
  for (let cy = 0, i = 0; cy < skin.heightPx; cy++) {
    const row = (cy + box.top) * PART_CELL_PX - fromY;
    for (let cx = 0; cx < skin.widthPx; cx++, i++) {
      grown.data[i] = skin.data[i] ?? 0;
      if (row < 0 || row >= heightPx || grown.data[i] === 1) continue;
      const f = row * widthPx + (cx + box.left) * PART_CELL_PX;
      if (zones.every((zone) => (zone[f] ?? 0) < CLOTH)) continue;
      grown.data[i] = mostAround(skin, cx, cy);
    }
  }
  return grown;
}

function mostAround({ data, widthPx, heightPx }: Plane, x: number, y: number): number {
  let most = 0;
  for (let v = Math.max(0, y - GROW_CELLS); v <= Math.min(heightPx - 1, y + GROW_CELLS); v++) {
    for (let u = Math.max(0, x - GROW_CELLS); u <= Math.min(widthPx - 1, x + GROW_CELLS); u++)
      most = Math.max(most, data[v * widthPx + u] ?? 0);
  }
  return most;
}
