import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Paint } from '../../scenes/kinds/custom.ts';
import { cut, KEY } from './block.ts';

/** The mountain with its snow; foot's middle, width and height in shares. */
export const mountain =
  (x: number, foot: number, wide: number, tall: number, body: readonly [string, string], snow = '#fbf4e4'): Paint =>
  (context, w, h) => {
    const slope = (t: number): number => foot - tall * (1 - Math.abs(t)) ** 1.55;
    const points: [number, number][] = [];
    for (let t = -1; t <= 1.001; t += 0.05) points.push([x + (t * wide) / 2, Math.max(slope(t), foot - tall * 0.93)]);
    cut(context, w, h, points, body[0]);
    const paint = context.createLinearGradient(0, (foot - tall) * h, 0, foot * h);
    paint.addColorStop(0, body[0]);
    paint.addColorStop(1, body[1]);
    context.fillStyle = paint;
    context.fill();
    context.stroke();
    const cap: [number, number][] = [];
    for (let t = -0.3; t <= 0.301; t += 0.05) cap.push([x + (t * wide) / 2, Math.max(slope(t), foot - tall * 0.93)]);
    for (let k = 0; k <= 12; k++) {
      const t = 0.3 - k * 0.05;
      cap.push([x + (t * wide) / 2, slope(Math.abs(t)) + tall * (k % 2 === 0 ? 0.02 : 0.14 - Math.abs(t) * 0.1)]);
    }
    cut(context, w, h, cap, snow);
  };

/** A breaking wave whose crest ends in claws of foam. Base's left corner, width, height; shares. */
export const wave =
  (x: number, base: number, wide: number, tall: number, blues: readonly [string, string, string]): Paint =>
  (context, w, h, random) => {
    context.save();
    context.translate(x * w, base * h);
    context.scale(wide * w, tall * h);
    const body = (): void => {
      context.beginPath();
      context.moveTo(-0.1, 0.3);
      context.bezierCurveTo(-0.08, -0.5, 0.1, -1, 0.46, -1);
      context.bezierCurveTo(0.7, -1, 0.88, -0.86, 0.94, -0.64);
      context.bezierCurveTo(0.78, -0.76, 0.62, -0.72, 0.56, -0.56);
      context.bezierCurveTo(0.5, -0.3, 0.72, -0.02, 1.2, 0.3);
      context.closePath();
    };
    context.fillStyle = blues[1];
    body();
    context.fill();
    context.lineCap = 'round';
    for (let k = 0; k < 7; k++) {
      const t = k / 7;
      context.strokeStyle = k % 2 === 0 ? blues[0] : blues[2];
      context.lineWidth = 0.028;
      context.beginPath();
      context.moveTo(-0.04 + t * 0.5, 0.3);
      context.bezierCurveTo(-0.02 + t * 0.34, -0.3, 0.16 + t * 0.2, -0.84 + t * 0.2, 0.46 + t * 0.06, -0.92 + t * 0.26);
      context.stroke();
    }
    context.restore();
    context.strokeStyle = KEY;
    context.lineWidth = h * 0.003;
    context.save();
    context.translate(x * w, base * h);
    context.scale(wide * w, tall * h);
    body();
    context.restore();
    context.stroke();
    drawFoam(context, w, h, [x, base, wide, tall], random);
  };

function drawFoam(
  context: SKRSContext2D,
  w: number,
  h: number,
  [x, base, wide, tall]: readonly [number, number, number, number],
  random: () => number,
) {
  for (let i = 0; i < 54; i++) {
    const t = i / 53;
    const angle = -2.5 + t * 2.6;
    const px = (x + wide * (0.5 + Math.cos(angle) * 0.42)) * w;
    const py = (base - tall * (0.62 - Math.sin(angle) * 0.4)) * h;
    const size = h * (0.008 + random() * 0.012) * (0.5 + t);
    context.fillStyle = '#fbf6e8';
    context.strokeStyle = KEY;
    context.lineWidth = h * 0.0018;
    context.beginPath();
    context.arc(px + (random() - 0.5) * size * 2, py + random() * size * 2.4, size, 0, Math.PI * 2);
    context.fill();
    context.stroke();
  }
  for (let i = 0; i < 40; i++) {
    context.fillStyle = '#fbf6e8';
    context.beginPath();
    context.arc(
      (x + wide * (0.4 + random() * 0.9)) * w,
      (base - tall * (0.5 + random() * 0.8)) * h,
      h * (0.001 + random() * 0.003),
      0,
      7,
    );
    context.fill();
  }
}

/** Rows of flat waves: arcs within arcs. From a row downwards; shares. */
export const scales =
  (from: number, size: number, inks: readonly [string, string, string]): Paint =>
  (context, w, h) => {
    const radius = size * w;
    for (let row = 0; from * h + row * radius * 0.5 < h + radius; row++) {
      for (let x = row % 2 === 0 ? 0 : radius; x < w + radius; x += radius * 2) {
        [1, 0.74, 0.48, 0.22].forEach((share, ring) => {
          context.fillStyle = inks[ring % 2 === 0 ? 0 : 1] ?? inks[0];
          context.strokeStyle = inks[2];
          context.lineWidth = radius * 0.05;
          context.beginPath();
          context.arc(x, from * h + row * radius * 0.5 + radius, radius * share, Math.PI, 0);
          context.fill();
          context.stroke();
        });
      }
    }
  };

/** A pine's layered crowns on a bent trunk. Foot and height in shares. */
export const pine =
  (x: number, foot: number, tall: number, lean: number, green = '#3c5c48'): Paint =>
  (context, w, h, random) => {
    context.strokeStyle = '#5c4434';
    context.lineCap = 'round';
    context.lineWidth = tall * h * 0.06;
    context.beginPath();
    context.moveTo(x * w, foot * h);
    context.bezierCurveTo(
      (x + lean * 0.4) * w,
      (foot - tall * 0.4) * h,
      (x - lean * 0.2) * w,
      (foot - tall * 0.6) * h,
      (x + lean) * w,
      (foot - tall) * h,
    );
    context.stroke();
    for (let i = 0; i < 7; i++) {
      const t = 0.42 + i * 0.095;
      const [cx, cy] = [(x + lean * t + (i % 2 === 0 ? -1 : 1) * tall * (0.3 - i * 0.025)) * w, (foot - tall * t) * h];
      context.fillStyle = green;
      context.strokeStyle = KEY;
      context.lineWidth = h * 0.0022;
      context.beginPath();
      for (let k = 0; k < 7; k++)
        context.arc(
          cx + (k - 3) * tall * h * 0.045,
          cy - Math.sin((k / 6) * Math.PI) * tall * h * 0.035,
          tall * h * (0.04 + random() * 0.012),
          Math.PI,
          0,
        );
      context.closePath();
      context.fill();
      context.stroke();
    }
  };

/** Blossoms along a branch from the upper corner. */
export const blossomBranch =
  (fromRight: boolean, petal: string, branch = '#4c3830'): Paint =>
  (context, w, h, random) => {
    const side = (x: number): number => (fromRight ? 1 - x : x) * w;
    context.strokeStyle = branch;
    context.lineCap = 'round';
    for (const [x0, y0, x1, y1, thick] of [
      [-0.02, 0.06, 0.62, 0.16, 0.014],
      [0.2, 0.1, 0.44, 0.32, 0.009],
      [-0.02, 0.3, 0.26, 0.46, 0.01],
    ] as const) {
      context.lineWidth = thick * h;
      context.beginPath();
      context.moveTo(side(x0), y0 * h);
      context.quadraticCurveTo(side((x0 + x1) / 2), (y0 + y1) * 0.5 * h - h * 0.03, side(x1), y1 * h);
      context.stroke();
      for (let i = 0; i < 9; i++) {
        const t = 0.15 + random() * 0.85;
        drawBlossom(
          context,
          side(x0 + (x1 - x0) * t + (random() - 0.5) * 0.05),
          (y0 + (y1 - y0) * t + (random() - 0.6) * 0.05) * h,
          h * (0.016 + random() * 0.01),
          petal,
        );
      }
    }
  };

function drawBlossom(context: SKRSContext2D, x: number, y: number, size: number, petal: string): void {
  context.strokeStyle = '#8c3c4c';
  context.lineWidth = size * 0.07;
  for (let k = 0; k < 5; k++) {
    const angle = (k / 5) * Math.PI * 2 + x;
    context.fillStyle = petal;
    context.beginPath();
    context.arc(x + Math.cos(angle) * size * 0.6, y + Math.sin(angle) * size * 0.6, size * 0.48, 0, Math.PI * 2);
    context.fill();
    context.stroke();
  }
  context.fillStyle = '#e8b43c';
  context.beginPath();
  context.arc(x, y, size * 0.22, 0, Math.PI * 2);
  context.fill();
}

/** Long clouds with round ends, as bands of mist. Middles and widths in shares. */
export const mistBands =
  (places: readonly (readonly [x: number, y: number, wide: number])[], colour: string): Paint =>
  (context, w, h) => {
    for (const [x, y, wide] of places) {
      context.fillStyle = colour;
      for (const [shift, row] of [
        [0, 0],
        [wide * 0.24, 1],
        [-wide * 0.2, 2],
      ] as const) {
        const tall = h * 0.017;
        context.beginPath();
        context.roundRect((x + shift - wide / 2) * w, y * h + row * tall * 1.3, wide * w, tall * 1.5, tall * 0.75);
        context.fill();
      }
    }
  };

/** Rain in fine slanting lines. */
export const rain =
  (colour: string, count: number): Paint =>
  (context, w, h, random) => {
    context.strokeStyle = colour;
    context.lineWidth = h * 0.0014;
    context.beginPath();
    for (let i = 0; i < count; i++) {
      const [x, y, long] = [random() * w * 1.2, random() * h, h * (0.1 + random() * 0.16)];
      context.moveTo(x, y);
      context.lineTo(x - long * 0.22, y + long);
    }
    context.stroke();
  };

/** A disc: sun or moon. */
export const disc =
  (x: number, y: number, radius: number, colour: string): Paint =>
  (context, w, h) => {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x * w, y * h, radius * w, 0, Math.PI * 2);
    context.fill();
  };
