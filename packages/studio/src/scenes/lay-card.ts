import type { SKRSContext2D } from '@napi-rs/canvas';

/** A rectangle in pixels round its centre, turned by degrees. */
export interface Slab {
  x: number;
  y: number;
  width: number;
  height: number;
  angle?: number;
  round?: number;
}

/** A card or sheet with its shadow; `draw` then works in its own pixels from its upper left corner. */
export function layCard(
  context: SKRSContext2D,
  slab: Slab,
  colour: string,
  draw: (width: number, height: number) => void,
): void {
  const { width, height, angle = 0, round = 0 } = slab;
  context.save();
  context.translate(slab.x, slab.y);
  context.rotate((angle * Math.PI) / 180);
  context.translate(-width / 2, -height / 2);
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.5)';
  context.shadowBlur = height * 0.04;
  context.shadowOffsetY = height * 0.014;
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(0, 0, width, height, round);
  context.fill();
  context.restore();
  context.beginPath();
  context.roundRect(0, 0, width, height, round);
  context.clip();
  draw(width, height);
  context.restore();
}
