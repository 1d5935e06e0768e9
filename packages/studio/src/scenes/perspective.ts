import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

/** An upright edge of a wall on the picture, shares of width and height. */
export interface WallEdge {
  x: number;
  top: number;
  bottom: number;
}

/** Draws a flat front (a painted canvas) as a wall that runs from its near edge to its far edge. */
export function drawWallAway(
  context: SKRSContext2D,
  w: number,
  h: number,
  front: Canvas,
  near: WallEdge,
  far: WallEdge,
): void {
  const columns = Math.max(1, Math.round(Math.abs(far.x - near.x) * w));
  const nearTall = near.bottom - near.top;
  const farTall = far.bottom - far.top;
  const along = (t: number): number => (t * farTall) / ((1 - t) * nearTall + t * farTall);
  for (let i = 0; i < columns; i++) {
    const t = i / columns;
    const x = (near.x + (far.x - near.x) * t) * w;
    if (x < -2 || x > w + 2) continue;
    const from = (1 - along((i + 1) / columns)) * front.width;
    const to = (1 - along(t)) * front.width;
    const top = (near.top + (far.top - near.top) * t) * h;
    const tall = (nearTall + (farTall - nearTall) * t) * h;
    context.drawImage(front, from, 0, Math.max(0.6, to - from), front.height, Math.floor(x), top, 1.6, tall);
  }
}
