import type { SKRSContext2D } from '@napi-rs/canvas';
import { cssOfHex } from '../stages/colour.ts';

/** The fine wavy lines of documents. */
export function guilloche(context: SKRSContext2D, w: number, h: number, colour: string, opacity = 0.25): void {
  context.save();
  context.strokeStyle = cssOfHex(colour, opacity);
  context.lineWidth = Math.max(0.6, h * 0.0022);
  for (let i = 0; i < 26; i++) {
    context.beginPath();
    for (let x = 0; x <= w; x += w / 60) {
      const u = x / w;
      const y = h * (i / 25 + 0.06 * Math.sin(u * 9 + i * 0.5) + 0.03 * Math.sin(u * 23 - i * 0.7));
      if (x === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
  }
  context.restore();
}
