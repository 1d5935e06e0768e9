import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../pixels/random.ts';
import { cssOfHex } from '../stages/colour.ts';

export interface MirroredShore {
  /** The shore, share of the height. */
  from: number;
  /** 0 a mirror to 1 wind. */
  ripple: number;
  /** Laid over the reflection, at the shore and at the viewer's feet. */
  tint: readonly [far: string, near: string];
  tintOpacity?: readonly [far: number, near: number];
}

/** What stands above the line, mirrored in water below it. */
export function drawReflection(
  context: SKRSContext2D,
  w: number,
  h: number,
  water: MirroredShore,
  random: Random,
): void {
  const line = Math.round(water.from * h);
  const above = createCanvas(w, line);
  above.getContext('2d').drawImage(context.canvas, 0, 0, w, line, 0, 0, w, line);
  let sway = 0;
  for (let y = line; y < h; y++) {
    const near = (y - line) / (h - line);
    const wave = Math.sin(near ** 0.5 * 90) + Math.sin(near ** 0.6 * 147 + 1);
    sway = sway * 0.6 + (random() - 0.5) * 0.8;
    const swell = water.ripple * (0.25 + near) * h * 0.006;
    const source = Math.max(0, Math.min(line - 1, line - (y - line) * 0.94 + (wave + sway * 1.6) * swell * 1.6));
    context.drawImage(above, 0, source, w, 1, sway * swell * 0.9, y, w, 1.5);
  }
  const tint = context.createLinearGradient(0, line, 0, h);
  const [far, near] = water.tintOpacity ?? [0.15, 0.5];
  tint.addColorStop(0, cssOfHex(water.tint[0], far));
  tint.addColorStop(1, cssOfHex(water.tint[1], near));
  context.fillStyle = tint;
  context.fillRect(0, line, w, h - line);
}
