import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../pixels/random.ts';
import { cssOfHex } from '../stages/colour.ts';

export interface StillWater {
  /** Where the water begins, share of the height. */
  line: number;
  /** Colour that the water takes on: far, near. */
  tint: readonly [far: string, near: string];
  /** Share of that colour, 0 to 1. Default 0.45. */
  depth?: number;
  /** Sideways shiver, share of the width. Default 0.006. */
  ripple?: number;
}

/** Lays the picture above the line upside down below it, shivering, and tints it: calm water or a wet street. */
export function reflectBelow(context: SKRSContext2D, w: number, h: number, water: StillWater, random: Random): void {
  const { line, tint, depth = 0.45, ripple = 0.006 } = water;
  const top = Math.round(line * h);
  const copy = createCanvas(w, h);
  copy.getContext('2d').drawImage(context.canvas, 0, 0);
  const phase = random() * 6;
  context.save();
  context.resetTransform();
  for (let y = top; y < h; y += 2) {
    const near = (y - top) / (h - top);
    const from = Math.max(0, top - 1 - (y - top) * 0.98);
    const shift = (Math.sin(y * 0.11 * (1.4 - near) + phase) + Math.sin(y * 0.043 + phase * 2)) * ripple * w * near;
    context.drawImage(copy, 0, from, w, 2, shift - w * 0.02, y, w * 1.04, 2.4);
  }
  const colour = context.createLinearGradient(0, top, 0, h);
  colour.addColorStop(0, cssOfHex(tint[0], depth * 0.7));
  colour.addColorStop(1, cssOfHex(tint[1], Math.min(1, depth * 1.3)));
  context.fillStyle = colour;
  context.fillRect(0, top, w, h - top);
  context.restore();
}
