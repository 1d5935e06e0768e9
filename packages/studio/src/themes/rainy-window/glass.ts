import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { layer } from '../../scenes/layer.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Drops on a pane: each dark above and bright below, as a lens that turns the view over; a few run down. */
export function drawDrops(
  context: SKRSContext2D,
  w: number,
  h: number,
  options: { amount: number; light: string; dark: string; blur?: number },
  random: Random,
): void {
  const { amount, light, dark, blur = 0.0012 } = options;
  layer(context, w, h, { blur }, (c) => {
    for (let i = 0; i < 260 * amount; i++)
      drawDrop(c, random() * w, random() * h, w * (0.0025 + 0.011 * random() ** 3), light, dark);
    for (let i = 0; i < 11 * amount; i++) {
      const x = random() * w;
      const from = random() * h * 0.5;
      const long = h * (0.12 + random() * 0.4);
      const bend = (random() - 0.5) * w * 0.03;
      strokeLine(
        c,
        [
          [x, from],
          [x + bend, from + long * 0.5],
          [x + bend * 0.6, from + long],
        ],
        w * 0.006,
        cssOfHex(light, 0.16),
        true,
      );
      drawDrop(c, x + bend * 0.6, from + long, w * (0.009 + random() * 0.006), light, dark);
    }
  });
}

function drawDrop(context: SKRSContext2D, x: number, y: number, r: number, light: string, dark: string): void {
  const lens = context.createLinearGradient(0, y - r * 1.2, 0, y + r * 1.2);
  lens.addColorStop(0, cssOfHex(dark, 0.62));
  lens.addColorStop(0.5, cssOfHex(dark, 0.16));
  lens.addColorStop(1, cssOfHex(light, 0.8));
  fillDisc(context, x, y, r, lens, r * 1.2);
  fillDisc(context, x - r * 0.3, y - r * 0.45, r * 0.2, 'rgba(255,255,255,0.75)');
}
