import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import type { Paint } from '../../scenes/kinds/custom.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Blue, white, red, green, yellow: sky, clouds, fire, water, earth, always in this order. */
const FLAGS = ['#2f62b4', '#f2efe6', '#c8372f', '#3a8a4e', '#edb93a'];

export interface FlagLine {
  /** Ends of the cord, shares of width and height. */
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** How far it hangs through and the flags' height, shares of the height. */
  sag: number;
  size: number;
  opacity?: number;
}

/** Cords of prayer flags in the wind. */
export function flagLines(lines: readonly FlagLine[]): Paint {
  return (context, w, h, random) => {
    for (const line of lines) drawFlags(context, w, h, line, random);
  };
}

function drawFlags(context: SKRSContext2D, w: number, h: number, line: FlagLine, random: Random): void {
  const { from, to, sag, size, opacity = 0.95 } = line;
  const at = (t: number): [number, number] => [
    (from[0] + (to[0] - from[0]) * t) * w,
    (from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)) * h,
  ];
  const tall = size * h;
  const length = Math.hypot((to[0] - from[0]) * w, (to[1] - from[1]) * h);
  const count = Math.max(2, Math.round(length / (tall * 0.86)));
  const wind = tall * (0.15 + 0.2 * random());
  for (let i = 0; i < count; i++) {
    const [x0, y0] = at((i + 0.06) / count);
    const [x1, y1] = at((i + 0.94) / count);
    const swing = wind * (0.5 + random());
    const lift = tall * 0.14 * (random() - 0.5);
    const cloth = context.createLinearGradient(x0, y0, x1 + swing, y1);
    const colour = FLAGS[i % FLAGS.length] ?? '#ffffff';
    cloth.addColorStop(0, cssOfHex(colour, opacity));
    cloth.addColorStop(0.3 + random() * 0.4, cssOfHex(colour, opacity * 0.72));
    cloth.addColorStop(1, cssOfHex(colour, opacity));
    context.fillStyle = cloth;
    context.beginPath();
    context.moveTo(x0, y0);
    context.lineTo(x1, y1);
    context.quadraticCurveTo(x1 + swing * 0.2, y1 + tall * 0.5, x1 + swing, y1 + tall + lift);
    context.quadraticCurveTo((x0 + x1) / 2 + swing, y0 + tall * 1.1, x0 + swing * 0.9, y0 + tall - lift);
    context.quadraticCurveTo(x0 + swing * 0.1, y0 + tall * 0.5, x0, y0);
    context.fill();
  }
  context.strokeStyle = cssOfHex('#efe6d6', 0.7 * opacity);
  context.lineWidth = h * 0.0016;
  context.beginPath();
  for (let k = 0; k <= 24; k++) context.lineTo(...at(k / 24));
  context.stroke();
}

/** Tents lit from inside: place of the foot and width, shares of width, height and width. */
export function tents(places: readonly (readonly [x: number, y: number, wide: number])[]): Paint {
  return (context, w, h) => {
    for (const [x, y, wide] of places) drawTent(context, x * w, y * h, wide * w);
  };
}

function drawTent(context: SKRSContext2D, x: number, foot: number, wide: number): void {
  const tall = wide * 0.56;
  glow(context, x, foot - tall * 0.3, wide * 1.5, '#ff9a3c', 0.55);
  const light = context.createRadialGradient(x, foot - tall * 0.25, 0, x, foot - tall * 0.25, wide * 0.62);
  light.addColorStop(0, '#fff2c4');
  light.addColorStop(0.4, '#ffc25a');
  light.addColorStop(1, '#c8641e');
  context.fillStyle = light;
  context.beginPath();
  context.moveTo(x - wide / 2, foot);
  context.bezierCurveTo(x - wide * 0.46, foot - tall * 0.9, x - wide * 0.16, foot - tall, x, foot - tall);
  context.bezierCurveTo(x + wide * 0.16, foot - tall, x + wide * 0.46, foot - tall * 0.9, x + wide / 2, foot);
  context.fill();
  context.strokeStyle = cssOfHex('#8a3c10', 0.55);
  context.lineWidth = Math.max(1, wide * 0.012);
  for (const lean of [-0.3, 0, 0.3]) {
    context.beginPath();
    context.moveTo(x + lean * wide * 1.3, foot);
    context.quadraticCurveTo(x + lean * wide, foot - tall * 0.8, x, foot - tall);
    context.stroke();
  }
  context.fillStyle = cssOfHex('#ffb04a', 0.25);
  context.beginPath();
  context.ellipse(x, foot + tall * 0.06, wide * 0.7, tall * 0.12, 0, 0, Math.PI * 2);
  context.fill();
}
