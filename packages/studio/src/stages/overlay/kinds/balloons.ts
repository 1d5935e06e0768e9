import type { SKRSContext2D } from '@napi-rs/canvas';
import { createRandom, pick } from '../../../pixels/random.ts';
import { cssOfHex } from '../../colour.ts';
import { defineOverlay } from '../define-overlay.ts';
import { isOverFace } from '../particles.ts';

interface Balloons {
  kind: 'balloons';
  seed?: number;
  colours?: readonly string[];
  behind?: boolean;
}

const BALLOONS = ['#d8404a', '#f0b43c', '#4a8ad8', '#e88ab0', '#5ab48a'] as const;

/** Balloons on their strings beside and above the heads. */
export const balloons = defineOverlay<Balloons>({
  kind: 'balloons',
  belongsTo: 'person',
  draw(context, w, h, overlay, clear) {
    const random = createRandom((overlay.seed ?? 1) + 31);
    const colours = overlay.colours ?? BALLOONS;
    const size = Math.min(0.16 * w, Math.max(0.07 * w, (clear[0]?.radius ?? 0.2 * h) * 0.62));
    for (let i = 0; i < 11; i++) {
      const x = (0.04 + 0.92 * random()) * w;
      const y = (0.06 + 0.5 * random()) * h;
      const radius = size * (0.75 + 0.5 * random());
      if (isOverFace(x, y, radius, clear)) continue;
      drawBalloon(context, x, y, radius, pick(random, colours), h, random() - 0.5);
    }
  },
});

function drawBalloon(
  context: SKRSContext2D,
  x: number,
  y: number,
  r: number,
  hex: string,
  h: number,
  sway: number,
): void {
  context.strokeStyle = 'rgba(250,248,240,0.55)';
  context.lineWidth = Math.max(1, r * 0.03);
  context.beginPath();
  context.moveTo(x, y + r * 1.2);
  context.bezierCurveTo(
    x + sway * r,
    y + r * 2.6,
    x - sway * r,
    y + r * 4,
    x + sway * r,
    Math.min(h * 1.02, y + r * 7),
  );
  context.stroke();
  const body = context.createRadialGradient(x - r * 0.35, y - r * 0.45, r * 0.1, x, y, r * 1.25);
  body.addColorStop(0, '#ffffff');
  body.addColorStop(0.18, cssOfHex(hex, 0.95));
  body.addColorStop(1, cssOfHex(hex, 0.8));
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(x, y + r * 1.2);
  context.bezierCurveTo(x - r * 1.25, y + r * 0.4, x - r * 1.1, y - r * 1.05, x, y - r * 1.05);
  context.bezierCurveTo(x + r * 1.1, y - r * 1.05, x + r * 1.25, y + r * 0.4, x, y + r * 1.2);
  context.fill();
  context.fillStyle = cssOfHex(hex, 1);
  context.fillRect(x - r * 0.07, y + r * 1.16, r * 0.14, r * 0.1);
}
