import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Drops flicked from the brush, most of them tiny. Centre and reach as shares. */
export function splatter(
  context: SKRSContext2D,
  w: number,
  h: number,
  [x, y, reach]: readonly [x: number, y: number, reach: number],
  count: number,
  colours: readonly string[],
  random: Random,
): void {
  for (let i = 0; i < count; i++) {
    const out = random() ** 0.6 * reach * h;
    const angle = random() * Math.PI * 2;
    const size = h * (0.0012 + 0.011 * random() ** 6);
    const px = x * w + Math.cos(angle) * out;
    const py = y * h + Math.sin(angle) * out;
    const colour = colours[Math.floor(random() * colours.length)] ?? '#446688';
    context.save();
    context.globalCompositeOperation = 'multiply';
    context.fillStyle = cssOfHex(colour, 0.35 + random() * 0.4);
    context.beginPath();
    context.ellipse(px, py, size, size * (0.8 + random() * 0.3), angle, 0, Math.PI * 2);
    context.fill();
    context.strokeStyle = cssOfHex(colour, 0.5);
    context.lineWidth = Math.max(0.5, size * 0.12);
    context.stroke();
    context.restore();
  }
}
