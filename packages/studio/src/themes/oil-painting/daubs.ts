import type { SKRSContext2D } from '@napi-rs/canvas';
import { lerp } from '../../pixels/interpolate.ts';
import type { Random } from '../../pixels/random.ts';
import { type Rgb, rgbOfHex } from '../../stages/colour.ts';

export interface Daubs {
  count: number;
  /** Length of a stroke, share of the height; strokes lower in the frame are up to twice as long when `nearer`. */
  length: number;
  /** Thickness as a share of the length. */
  thickness?: number;
  nearer?: boolean;
  /** Colour of a stroke at a place in shares of the frame. */
  colour: (x: number, y: number, random: Random) => Rgb;
  /** Radians. */
  angle: (x: number, y: number, random: Random) => number;
  /** Spread of lightness from stroke to stroke. Default 0.1. */
  vary?: number;
  /** Part of the frame: left, top, right, bottom. */
  area?: readonly [left: number, top: number, right: number, bottom: number];
  opacity?: number;
}

/** Lays strokes of paint one over the other, as an impressionist builds a field or a sky. */
export function layDaubs(context: SKRSContext2D, w: number, h: number, daubs: Daubs, random: Random): void {
  const { thickness = 0.3, nearer = false, vary = 0.1, area = [0, 0, 1, 1], opacity = 0.85 } = daubs;
  context.save();
  context.lineCap = 'round';
  for (let i = 0; i < daubs.count; i++) {
    const x = area[0] + random() * (area[2] - area[0]);
    const y = area[1] + random() * (area[3] - area[1]);
    const length =
      daubs.length * h * (0.6 + 0.8 * random()) * (nearer ? 0.5 + 1.5 * ((y - area[1]) / (area[3] - area[1])) : 1);
    const angle = daubs.angle(x, y, random);
    const dx = (Math.cos(angle) * length) / 2;
    const dy = (Math.sin(angle) * length) / 2;
    const bend = (random() - 0.5) * 0.5;
    context.strokeStyle = cssOf(daubs.colour(x, y, random), 1 + (random() - 0.5) * 2 * vary, opacity);
    context.lineWidth = Math.max(1, length * thickness);
    context.beginPath();
    context.moveTo(x * w - dx, y * h - dy);
    context.quadraticCurveTo(x * w - dy * bend, y * h + dx * bend, x * w + dx, y * h + dy);
    context.stroke();
  }
  context.restore();
}

function cssOf(colour: Rgb, factor: number, opacity: number): string {
  const byte = (v: number): number => Math.round(Math.max(0, Math.min(255, v * factor * 255)));
  return `rgba(${byte(colour[0])},${byte(colour[1])},${byte(colour[2])},${opacity})`;
}

export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
}

/** A colour between stops that are spread evenly from 0 to 1. */
export function ramp(...hexes: readonly string[]): (t: number) => Rgb {
  const stops = hexes.map(rgbOfHex);
  return (t) => {
    const at = Math.max(0, Math.min(0.9999, t)) * (stops.length - 1);
    const i = Math.floor(at);
    const from = stops[i] ?? [0, 0, 0];
    return mix(from, stops[i + 1] ?? from, at - i);
  };
}

/** Any one of the pigments. */
export function pigment(...hexes: readonly string[]): (random: Random) => Rgb {
  const colours = hexes.map(rgbOfHex);
  return (random) => colours[Math.floor(random() * colours.length)] ?? [0, 0, 0];
}
