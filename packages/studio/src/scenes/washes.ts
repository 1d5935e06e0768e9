import { type CanvasGradient, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { Noise } from '../pixels/noise.ts';
import type { Random } from '../pixels/random.ts';
import { cssOfHex } from '../stages/colour.ts';
import { fillDown, texture } from './brushes.ts';
import { fillPoints } from './points.ts';

type Point = readonly [x: number, y: number];

export interface Wash {
  /** Opacity of the whole wash, 0.2 thin to 0.9. */
  strength: number;
  /** How far the water carried the pigment, 0.2 a held edge to 1 wet in wet. */
  wet?: number;
  /** A darker rim where the pigment dried, 0 to 1. Default 0.5. */
  rim?: number;
}

const LAYERS = 12;

/** White paper with a cold-pressed tooth. */
export function layPaper(context: SKRSContext2D, w: number, h: number, random: Random, colour = '#fbf8f0'): void {
  fillDown(context, w, h, [
    [0, colour],
    [1, colour],
  ]);
  texture(context, w, h, { opacity: 0.2, scale: [0.9, 0.7], blend: 'soft-light' }, random);
}

/** Grain of the paper over dry paint, and the clouds in which pigment settles. */
export function pressGrain(context: SKRSContext2D, w: number, h: number, random: Random): void {
  texture(context, w, h, { opacity: 0.3, scale: [1.1, 0.8], blend: 'soft-light' }, random);
  const noise = new Noise(random);
  const grain = createCanvas(w, h);
  fillPoints(grain.getContext('2d'), w, h, 2, (x, y) => {
    const tone = 0.5 + 0.3 * noise.at(x * 170, y * 170) + 0.2 * noise.at(x * 70 + 9, y * 70);
    return [tone, tone, tone];
  });
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.globalAlpha = 0.42;
  context.drawImage(grain, 0, 0);
  context.restore();
}

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

/** Splits every edge and pushes its middle aside, `depth` times; edges longer than the cap no further than it. */
function runOut(points: readonly Point[], depth: number, share: number, cap: number, random: Random): readonly Point[] {
  let shape = points;
  for (let round = 0; round < depth; round++) {
    const next: Point[] = [];
    shape.forEach((from, i) => {
      const to = shape[(i + 1) % shape.length] ?? from;
      const dx = to[0] - from[0];
      const dy = to[1] - from[1];
      const push = (random() + random() + random() - 1.5) * share * Math.min(1, cap / (Math.hypot(dx, dy) || 1));
      const at = 0.35 + random() * 0.3;
      next.push(from, [from[0] + dx * at - dy * push, from[1] + dy * at + dx * push]);
    });
    shape = next;
  }
  return shape;
}

function trace(context: SKRSContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
}

/** Corners of a blot: centre and half axes in pixels. */
export function blot(x: number, y: number, halfWide: number, halfTall: number, turn = 0, corners = 9): Point[] {
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * Math.PI * 2;
    const px = Math.cos(angle) * halfWide;
    const py = Math.sin(angle) * halfTall;
    return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)];
  });
}

/** A brush stroke along a bent line, thick in its middle. Pixels. */
export function stroke(from: Point, to: Point, bend: number, thick: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const at = (t: number, side: number): Point => {
    const off = Math.sin(t * Math.PI) * bend + side * thick * (0.25 + 0.75 * Math.sin(t * Math.PI));
    return [from[0] + dx * t + nx * off, from[1] + dy * t + ny * off];
  };
  const ts = [0, 0.25, 0.5, 0.75, 1];
  return [...ts.map((t) => at(t, 0.5)), ...ts.toReversed().map((t) => at(t, -0.5))];
}

/** A gradient from one colour to another; pixels. */
export function graded(
  context: SKRSContext2D,
  from: Point,
  to: Point,
  colours: readonly (readonly [at: number, hex: string, opacity?: number])[],
): CanvasGradient {
  const paint = context.createLinearGradient(from[0], from[1], to[0], to[1]);
  for (const [at, hex, opacity = 1] of colours) paint.addColorStop(at, cssOfHex(hex, opacity));
  return paint;
}

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

/** A back-run: water dropped into half-dry paint pushes it aside. Pixels. */
export function backRun(context: SKRSContext2D, x: number, y: number, radius: number, colour: string, random: Random) {
  const shape = runOut(blot(x, y, radius, radius * 0.9, random() * 3, 11), 4, 0.5, radius, random);
  context.save();
  const pale = context.createRadialGradient(x, y, 0, x, y, radius * 1.1);
  pale.addColorStop(0, 'rgba(255,252,246,0.5)');
  pale.addColorStop(0.8, 'rgba(255,252,246,0.28)');
  pale.addColorStop(1, 'rgba(255,252,246,0)');
  context.fillStyle = pale;
  trace(context, shape);
  context.fill();
  context.globalCompositeOperation = 'multiply';
  context.strokeStyle = cssOfHex(colour, 0.4);
  context.lineWidth = Math.max(1, radius * 0.02);
  context.stroke();
  context.restore();
}
