import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../pixels/random.ts';
import { cssOfHex } from '../stages/colour.ts';
import { fillDisc } from './brushes/fill-disc.ts';

export interface Willow {
  /** Where its twigs hang, shares of the width. */
  from: number;
  to: number;
  /** Longest twig, share of the height. */
  length: number;
  leaves: readonly string[];
  twigs?: number;
}

/** Twigs of a willow that hang into the frame from above. */
export function drawWillow(context: SKRSContext2D, w: number, h: number, willow: Willow, random: Random): void {
  const { from, to, length, leaves, twigs = 24 } = willow;
  for (let i = 0; i < twigs; i++) {
    const x = w * (from + random() * (to - from));
    const long = h * length * (0.35 + 0.65 * random());
    const sway = (random() - 0.5) * w * 0.08;
    const twig = cssOfHex(pick(random, leaves), 0.8);
    context.strokeStyle = twig;
    context.lineWidth = w * 0.0035;
    context.beginPath();
    context.moveTo(x, -h * 0.05);
    context.quadraticCurveTo(x + sway * 0.2, long * 0.5, x + sway, long);
    context.stroke();
    for (let y = 0; y < long; y += h * 0.011) {
      const t = y / long;
      const side = random() < 0.5 ? -1 : 1;
      const leaf = w * (0.014 - 0.005 * t);
      const px = x + sway * t * t + side * w * 0.008;
      fillDisc(context, px, y, leaf, cssOfHex(pick(random, leaves), 0.85), leaf * 0.26, Math.PI / 2 - side * 0.45);
    }
  }
}
