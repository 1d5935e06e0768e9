import type { SKRSContext2D } from '@napi-rs/canvas';
import { Noise } from '../pixels/noise.ts';
import type { Random } from '../pixels/random.ts';

export interface BrokenColour {
  /** Length of the last, finest strokes, share of the height: 0.012 fine to 0.03 bold. */
  stroke: number;
  /** How far the pigments part from the mixed colour, 0.05 quiet to 0.25 vivid. */
  vivid: number;
  /** Direction of strokes in calm places, radians. */
  slant?: number;
}

/** Paints over what is there in three rounds of strokes, each finer: form by direction, light by unmixed neighbours. */
export function breakColour(context: SKRSContext2D, w: number, h: number, options: BrokenColour, random: Random): void {
  const { stroke, vivid, slant = 0.5 } = options;
  const { data } = context.getImageData(0, 0, w, h);
  const noise = new Noise(random);
  const lumaAt = (x: number, y: number): number => {
    const i = (Math.max(0, Math.min(h - 1, y | 0)) * w + Math.max(0, Math.min(w - 1, x | 0))) * 4;
    return 0.3 * (data[i] ?? 0) + 0.59 * (data[i + 1] ?? 0) + 0.11 * (data[i + 2] ?? 0);
  };
  context.save();
  context.lineCap = 'round';
  for (const [size, density] of [
    [3.2, 1.9],
    [1.8, 1.5],
    [1, 0.95],
  ] as const) {
    const long = stroke * h * size;
    const count = Math.round((density * w * h) / (long * long * 0.42));
    const reach = long * 0.35;
    for (let k = 0; k < count; k++) {
      const x = random() * w;
      const y = random() * h;
      const dx = lumaAt(x + reach, y) - lumaAt(x - reach, y);
      const dy = lumaAt(x, y + reach) - lumaAt(x, y - reach);
      const steep = Math.hypot(dx, dy);
      // Fine strokes only where there is form to tell.
      if (size === 1 && steep < 5 && random() < 0.45) continue;
      const calm = slant + noise.at(x / (h * 0.16), y / (h * 0.16)) * 1.1;
      const angle = steep > 14 ? Math.atan2(dx, -dy) : calm;
      const i = ((y | 0) * w + (x | 0)) * 4;
      context.strokeStyle = partedColour(data, i, vivid, random);
      context.lineWidth = long * (0.26 + random() * 0.12);
      const half = long * (0.32 + random() * 0.3);
      const [cx, cy] = [Math.cos(angle) * half, Math.sin(angle) * half];
      const bend = (random() - 0.5) * 0.5;
      context.beginPath();
      context.moveTo(x - cx, y - cy);
      context.quadraticCurveTo(x - cy * bend, y + cx * bend, x + cx, y + cy);
      context.stroke();
    }
  }
  context.restore();
}

/** The colour of a place, one stroke warmer and lighter, the next cooler and darker. */
function partedColour(data: Uint8ClampedArray, i: number, vivid: number, random: Random): string {
  const warm = (random() - 0.5) * 2 * vivid;
  const light = 1 + (random() - 0.5) * 1.1 * vivid;
  const green = (random() - 0.5) * vivid * 0.7;
  const byte = (value: number, shift: number): number =>
    Math.round(Math.max(0, Math.min(255, value * light + shift * 150)));
  return `rgba(${byte(data[i] ?? 0, warm)},${byte(data[i + 1] ?? 0, green)},${byte(data[i + 2] ?? 0, -warm)},0.88)`;
}
