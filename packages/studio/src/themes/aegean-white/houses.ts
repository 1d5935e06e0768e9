import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** How the light of an hour falls on whitewash. */
export interface Whitewash {
  /** Faces in the sun, its lower parts, and the faces in shade. */
  lit: string;
  low: string;
  shade: string;
  /** Domes, doors and shutters: in the sun, in shade. */
  blue: string;
  deepBlue: string;
  /** Side from which the sun comes. */
  sunRight?: boolean;
  /** Lamps in the windows, for the evening. */
  lamps?: string;
}

export interface Village {
  /** Hillside from its upper end to its lower end: x and y as shares. */
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** Depth of the hillside towards the viewer, share of the height. */
  depth: number;
  rows: number;
  /** Height of a house in the nearest row, share of the height. */
  size: number;
  domes?: number;
  /** The rock that they stand on. */
  rock: string;
}

/** A white village climbing along a hillside, far rows first. */
export function drawVillage(
  context: SKRSContext2D,
  w: number,
  h: number,
  village: Village,
  wash: Whitewash,
  random: Random,
): void {
  const { from, to, depth, rows, size } = village;
  drawRock(context, w, h, village, random);
  for (let row = 0; row < rows; row++) {
    const near = row / Math.max(1, rows - 1);
    const tall = size * h * (0.5 + 0.5 * near);
    const left = Math.min(from[0], to[0]);
    const right = Math.max(from[0], to[0]);
    for (let x = left + random() * 0.03; x < right; ) {
      const t = (x - from[0]) / (to[0] - from[0]);
      const y = (from[1] + (to[1] - from[1]) * t + depth * near * (0.9 + 0.2 * random())) * h;
      const wide = tall * (0.7 + random() * 0.9);
      const height = tall * (0.6 + random() * 0.6);
      drawHouse(context, x * w, y, wide, height, wash, random);
      if (random() < (village.domes ?? 0.12)) drawDome(context, x * w + wide * 0.5, y - height, wide * 0.34, wash);
      x += (wide * (0.75 + random() * 0.3)) / w;
    }
  }
}

function drawRock(context: SKRSContext2D, w: number, h: number, { from, to, depth, rock }: Village, random: Random) {
  const points: [number, number][] = [];
  for (let i = 0; i <= 14; i++) {
    const t = i / 14;
    points.push([
      (from[0] + (to[0] - from[0]) * t) * w,
      (from[1] + (to[1] - from[1]) * t - 0.01 + random() * 0.02) * h,
    ]);
  }
  points.push([to[0] * w, (to[1] + depth + 0.1) * h], [to[0] * w, h], [from[0] * w, h]);
  fillPolygon(context, points, rock);
}

/** One cube of whitewash: front in the sun, a side in shade, small openings. Pixels, from the lower left. */
export function drawHouse(
  context: SKRSContext2D,
  x: number,
  base: number,
  wide: number,
  tall: number,
  wash: Whitewash,
  random: Random,
): void {
  const top = base - tall;
  const deep = wide * 0.3;
  const front = context.createLinearGradient(x, top, x, base + tall * 0.6);
  front.addColorStop(0, wash.lit);
  front.addColorStop(1, wash.low);
  context.fillStyle = front;
  context.fillRect(x, top, wide, tall * 1.8);
  const sideX = wash.sunRight ? x : x + wide;
  fillPolygon(
    context,
    [
      [sideX, top],
      [sideX + (wash.sunRight ? -deep : deep), top - tall * 0.05],
      [sideX + (wash.sunRight ? -deep : deep), base + tall * 0.8],
      [sideX, base + tall * 0.8],
    ],
    wash.shade,
  );
  context.fillStyle = cssOfHex(wash.lit, 1);
  context.fillRect(x - wide * 0.02, top - tall * 0.04, wide * 1.04, tall * 0.06);
  const openings = 1 + Math.floor(random() * 3);
  for (let i = 0; i < openings; i++) {
    const isDoor = random() < 0.35;
    const ox = x + wide * ((i + 0.5) / openings - 0.08);
    const oy = isDoor ? base - tall * 0.45 : top + tall * 0.28;
    if (wash.lamps && random() < 0.6) {
      context.fillStyle = wash.lamps;
      glow(context, ox + wide * 0.08, oy + tall * 0.1, wide * 0.7, wash.lamps, 0.5);
    } else {
      context.fillStyle = isDoor || random() < 0.6 ? pick(random, [wash.blue, wash.deepBlue]) : '#2c3a52';
    }
    context.fillRect(ox, oy, wide * 0.16, tall * (isDoor ? 0.45 : 0.2));
  }
}

/** A blue dome on its white drum. Pixels, `base` is the roof that it stands on. */
export function drawDome(context: SKRSContext2D, x: number, base: number, radius: number, wash: Whitewash): void {
  const sun = wash.sunRight ? 1 : -1;
  const drum = context.createLinearGradient(x - radius, 0, x + radius, 0);
  drum.addColorStop(wash.sunRight ? 1 : 0, wash.lit);
  drum.addColorStop(wash.sunRight ? 0 : 1, wash.shade);
  context.fillStyle = drum;
  context.fillRect(x - radius * 1.02, base - radius * 0.55, radius * 2.04, radius * 0.7);
  const light = context.createRadialGradient(
    x + sun * radius * 0.45,
    base - radius * 1.15,
    radius * 0.05,
    x,
    base - radius * 0.5,
    radius * 1.15,
  );
  light.addColorStop(0, mixed(wash.blue, 0.45));
  light.addColorStop(0.35, wash.blue);
  light.addColorStop(1, wash.deepBlue);
  context.fillStyle = light;
  context.beginPath();
  context.ellipse(x, base - radius * 0.5, radius, radius * 0.98, 0, Math.PI, 0);
  context.fill();
  context.fillStyle = wash.lit;
  context.fillRect(x - radius * 0.03, base - radius * 1.85, radius * 0.06, radius * 0.4);
  context.fillRect(x - radius * 0.11, base - radius * 1.74, radius * 0.22, radius * 0.06);
}

/** A colour drawn towards white. */
function mixed(hex: string, white: number): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const of = (shift: number): number => {
    const channel = (value >> shift) & 255;
    return Math.round(channel + (255 - channel) * white);
  };
  return `rgb(${of(16)},${of(8)},${of(0)})`;
}

/** A round mill with a thatched cap and its sails' spokes. Pixels. */
export function drawWindmill(context: SKRSContext2D, x: number, base: number, tall: number, wash: Whitewash): void {
  const wide = tall * 0.62;
  const body = context.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
  body.addColorStop(wash.sunRight ? 1 : 0, wash.lit);
  body.addColorStop(0.5, wash.low);
  body.addColorStop(wash.sunRight ? 0 : 1, wash.shade);
  context.fillStyle = body;
  context.fillRect(x - wide / 2, base - tall * 0.7, wide, tall * 0.8);
  fillPolygon(
    context,
    [
      [x - wide * 0.58, base - tall * 0.68],
      [x, base - tall * 1.06],
      [x + wide * 0.58, base - tall * 0.68],
    ],
    '#8a7458',
  );
  context.strokeStyle = cssOfHex('#5c4a3a', 0.9);
  context.lineWidth = tall * 0.012;
  for (let k = 0; k < 12; k++) {
    const angle = (k / 12) * Math.PI * 2 + 0.2;
    const endX = x - wide * 0.2 + Math.cos(angle) * tall * 0.55;
    const endY = base - tall * 0.74 + Math.sin(angle) * tall * 0.55;
    context.beginPath();
    context.moveTo(x - wide * 0.2, base - tall * 0.74);
    context.lineTo(endX, endY);
    context.stroke();
    if (k % 2 === 0) {
      fillPolygon(
        context,
        [
          [endX, endY],
          [x - wide * 0.2 + Math.cos(angle) * tall * 0.16, base - tall * 0.74 + Math.sin(angle) * tall * 0.16],
          [
            x - wide * 0.2 + Math.cos(angle + 0.42) * tall * 0.5,
            base - tall * 0.74 + Math.sin(angle + 0.42) * tall * 0.5,
          ],
        ],
        cssOfHex(wash.lit, 0.9),
      );
    }
  }
}
