import { createPlane, type Plane } from '../../pixels/float-plane.ts';

/** A part of a plane. */
export interface CellBox {
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
}

/** A box about a place, inside a plane's size. */
export function boxAround(x: number, from: number, to: number, half: number, width: number, height: number): CellBox {
  const left = Math.max(0, Math.floor(x - half));
  const top = Math.max(0, Math.floor(from));
  return {
    left,
    top,
    widthPx: Math.max(1, Math.min(width, Math.ceil(x + half)) - left),
    heightPx: Math.max(1, Math.min(height, Math.ceil(to)) - top),
  };
}

/** What of a plane lies in a box. */
export function cropPlane(plane: Plane, box: CellBox): Plane {
  const part = createPlane(box.widthPx, box.heightPx);
  for (let y = 0; y < box.heightPx; y++) {
    const from = (y + box.top) * plane.widthPx + box.left;
    part.data.set(plane.data.subarray(from, from + box.widthPx), y * box.widthPx);
  }
  return part;
}

/** Puts a part back. */
export function pastePlane(plane: Plane, part: Plane, box: CellBox): void {
  for (let y = 0; y < box.heightPx; y++) {
    const row = part.data.subarray(y * box.widthPx, (y + 1) * box.widthPx);
    plane.data.set(row, (y + box.top) * plane.widthPx + box.left);
  }
}
