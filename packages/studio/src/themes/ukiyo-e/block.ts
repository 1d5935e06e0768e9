import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillLetters } from '../../pixels/letters.ts';
import type { Noise } from '../../pixels/noise.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { pressTones } from '../../scenes/brushes/press-tones.ts';
import type { CustomScene, Paint } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { fontFamily } from '../../stages/overlay/fonts.ts';
import { inOrder } from '../recipes/in-order.ts';

export const KEY = '#1c2438';

/** A woodblock print: blocks one after the other, then the grain of cherry wood and the fibres of the paper. */
export function blockPrint(name: string, ...paints: readonly Paint[]): CustomScene {
  return painted(name, inOrder(...paints, pressWood));
}

const pressWood: Paint = (context, w, h, random) => pressTones(context, w, h, 0.5, woodAt, random);

function woodAt(noise: Noise, x: number, y: number): number {
  const rings = noise.at(x * 3 + noise.at(x * 2, y * 5) * 0.6, y * 62) * 0.5;
  const fibre = noise.at(x * 150, y * 150) * 0.35;
  return 0.5 + 0.34 * rings + 0.3 * fibre;
}

/** A graded ground, wiped by hand: colours from top to bottom. */
export const wiped =
  (...stops: readonly (readonly [at: number, hex: string])[]): Paint =>
  (context, w, h) => {
    const paint = context.createLinearGradient(0, 0, 0, h);
    for (const [at, hex] of stops) paint.addColorStop(at, hex);
    context.fillStyle = paint;
    context.fillRect(0, 0, w, h);
  };

/** A flat shape with the key block's line; points in shares. */
export function cut(
  context: SKRSContext2D,
  w: number,
  h: number,
  points: readonly (readonly [number, number])[],
  fill: string,
  line = KEY,
) {
  fillPolygon(
    context,
    points.map(([x, y]) => [x * w, y * h] as const),
    fill,
  );
  context.strokeStyle = line;
  context.lineWidth = h * 0.0028;
  context.lineJoin = 'round';
  context.stroke();
}

/** A red seal with its characters in white, one under the other. Shares. */
export const seal =
  (x: number, y: number, text: string, size = 0.034): Paint =>
  (context, w, h) => {
    const unit = size * h;
    context.fillStyle = cssOfHex('#c0301f', 0.92);
    context.fillRect(x * w - unit * 0.62, y * h, unit * 1.24, unit * (text.length + 0.3));
    context.fillStyle = '#fbf0dc';
    context.font = `700 ${unit * 0.86}px ${fontFamily('serif')}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    [...text].forEach((letter, i) => {
      fillLetters(context, letter, x * w, y * h + unit * (i + 0.65));
    });
  };

/** A title cartouche: dark characters on pale ground in a double line. */
export const cartouche =
  (x: number, y: number, text: string, ground = '#f2e2bc', size = 0.036): Paint =>
  (context, w, h) => {
    const unit = size * h;
    const [left, top, wide, tall] = [x * w - unit * 0.75, y * h, unit * 1.5, unit * (text.length * 1.06 + 0.6)];
    context.fillStyle = ground;
    context.fillRect(left, top, wide, tall);
    context.strokeStyle = KEY;
    context.lineWidth = h * 0.002;
    context.strokeRect(left, top, wide, tall);
    context.strokeRect(left + unit * 0.1, top + unit * 0.1, wide - unit * 0.2, tall - unit * 0.2);
    context.fillStyle = KEY;
    context.font = `700 ${unit * 0.94}px ${fontFamily('serif')}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    [...text].forEach((letter, i) => {
      fillLetters(context, letter, x * w, top + unit * (0.82 + i * 1.06));
    });
  };
