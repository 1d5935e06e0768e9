import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import type { Point } from './outline.ts';
import { runOut } from './run-out.ts';
import { trace } from './trace-points.ts';

export interface Wash {
  /** Opacity of the whole wash, 0.2 thin to 0.9. */
  strength: number;
  /** How far the water carried the pigment, 0.2 a held edge to 1 wet in wet. */
  wet?: number;
  /** A darker rim where the pigment dried, 0 to 1. Default 0.5. */
  rim?: number;
}

const LAYERS = 12;

/** A wash of transparent colour: many thin layers, each running out a little differently. Points in pixels. */
export function layWash(
  context: SKRSContext2D,
  points: readonly Point[],
  paint: string | CanvasGradient,
  wash: Wash,
  random: Random,
): void {
  const { strength, wet = 0.5, rim = 0.5 } = wash;
  const cap = context.canvas.height * (0.03 + 0.16 * wet);
  // Wet washes part early, so that every layer runs its own way; held ones share their edge.
  const shared = wet > 0.6 ? 1 : 3;
  const base = runOut(points, shared, 0.32 * wet + 0.08, cap, random);
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = paint;
  context.globalAlpha = 1 - (1 - strength) ** (1 / LAYERS);
  for (let layer = 0; layer < LAYERS; layer++) {
    trace(context, runOut(base, 4 - shared, 0.5 * wet * (0.3 + layer / LAYERS) + 0.04, cap, random));
    context.fill();
  }
  if (rim > 0 && shared === 3) {
    context.strokeStyle = paint;
    context.lineJoin = 'round';
    for (const [width, opacity] of [
      [1.4, 0.34],
      [3.6, 0.14],
    ] as const) {
      context.globalAlpha = rim * opacity;
      context.lineWidth = width;
      trace(context, base);
      context.stroke();
    }
  }
  context.restore();
}
