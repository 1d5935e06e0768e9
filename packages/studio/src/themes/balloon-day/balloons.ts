import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex, rgbOfHex } from '../../stages/colour.ts';

/** The party's own colours, a little chalky. */
export const PARTY = ['#f28a7e', '#f6c65a', '#7cc4b4', '#7aa8e0', '#f2a8c0', '#f4efe4'] as const;

/** A colour darker (below 1) or lighter (above 1). */
function toned(hex: string, factor: number): string {
  const channels = rgbOfHex(hex).map((v) =>
    Math.round(255 * Math.min(1, factor > 1 ? v + (1 - v) * (factor - 1) : v * factor)),
  );
  return `rgb(${channels.join(',')})`;
}

/** A balloon with light through its skin. `radius` is half its width. Pixels. */
export function drawBalloon(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  sway = 0,
  isTied = true,
): void {
  const tall = radius * 1.18;
  if (isTied)
    strokeLine(
      context,
      [
        [x, y + tall],
        [x + sway * 0.5 + radius * 0.14, y + tall + radius * 1.6],
        [x + sway, y + tall + radius * 4.6],
      ],
      Math.max(0.8, radius * 0.022),
      'rgba(250,246,236,0.75)',
      true,
    );
  const skin = context.createRadialGradient(x - radius * 0.32, y - tall * 0.36, radius * 0.05, x, y, radius * 1.2);
  skin.addColorStop(0, toned(colour, 1.5));
  skin.addColorStop(0.35, toned(colour, 1.08));
  skin.addColorStop(0.8, toned(colour, 0.86));
  skin.addColorStop(1, toned(colour, 0.66));
  context.fillStyle = skin;
  context.beginPath();
  context.moveTo(x, y + tall);
  context.bezierCurveTo(x - radius * 0.7, y + tall * 0.86, x - radius, y + tall * 0.3, x - radius, y - tall * 0.08);
  context.bezierCurveTo(x - radius, y - tall * 0.62, x - radius * 0.55, y - tall, x, y - tall);
  context.bezierCurveTo(x + radius * 0.55, y - tall, x + radius, y - tall * 0.62, x + radius, y - tall * 0.08);
  context.bezierCurveTo(x + radius, y + tall * 0.3, x + radius * 0.7, y + tall * 0.86, x, y + tall);
  context.fill();
  context.beginPath();
  context.moveTo(x, y + tall * 0.98);
  context.lineTo(x - radius * 0.1, y + tall * 1.09);
  context.lineTo(x + radius * 0.1, y + tall * 1.09);
  context.fill();
  fillDisc(context, x - radius * 0.4, y - tall * 0.46, radius * 0.12, 'rgba(255,255,255,0.75)', radius * 0.24, 0.6);
  fillDisc(context, x + radius * 0.42, y + tall * 0.44, radius * 0.07, 'rgba(255,255,255,0.28)', radius * 0.26, 0.7);
}

/** A balloon's place (shares), radius (share of the width), index of its colour and blur. */
type Placed = readonly [x: number, y: number, radius: number, colour: number];

/** Far and near bunches round a frame's edge. */
export const AROUND: readonly Placed[] = [
  [0.04, 0.1, 0.13, 0],
  [0.22, 0.03, 0.1, 1],
  [0.13, 0.26, 0.1, 2],
  [-0.01, 0.42, 0.11, 4],
  [0.95, 0.08, 0.14, 3],
  [0.78, 0.02, 0.1, 4],
  [0.9, 0.28, 0.1, 1],
  [1.01, 0.46, 0.12, 0],
];
export const LEFT_BUNCH: readonly Placed[] = [
  [0.3, 0.16, 0.09, 1],
  [0.1, 0.1, 0.12, 0],
  [0.2, 0.3, 0.11, 3],
  [0.03, 0.36, 0.11, 2],
  [0.36, 0.36, 0.085, 4],
  [0.16, 0.5, 0.1, 5],
];
export const RIGHT_BUNCH: readonly Placed[] = LEFT_BUNCH.map(([x, y, radius, colour]) => [
  1 - x,
  y * 0.9 + 0.02,
  radius,
  (colour + 2) % 6,
]);
/** Overhead, as under a ceiling. */
export const OVERHEAD: readonly Placed[] = [
  [0.06, 0.05, 0.1, 0],
  [0.24, 0.0, 0.09, 3],
  [0.42, 0.05, 0.1, 1],
  [0.6, 0.0, 0.09, 4],
  [0.78, 0.06, 0.11, 2],
  [0.96, 0.01, 0.1, 0],
  [0.14, 0.18, 0.08, 4],
  [0.9, 0.2, 0.085, 3],
];

export interface Bunch {
  places: readonly Placed[];
  colours?: readonly string[];
  blur?: number;
}

export function layBalloons(context: SKRSContext2D, w: number, h: number, bunch: Bunch, random: Random): void {
  const { places, colours = PARTY, blur = 0.004 } = bunch;
  places.forEach(([x, y, radius, colour], i) => {
    layer(context, w, h, { blur: blur * (i % 3 === 0 ? 1.8 : 1) }, (c) => {
      drawBalloon(
        c,
        x * w,
        y * h,
        radius * w,
        colours[colour % colours.length] ?? PARTY[0],
        (0.5 - x) * w * 0.3 * random(),
      );
    });
  });
}

/** A plain wall in one colour with balloons before it and their shadow on it. */
export function balloonWall(
  options: Bunch & {
    name: string;
    wall: readonly [string, string];
    light?: readonly [number, number];
    shadow?: number;
  },
): Scene {
  const { wall, light = [0.35, 0.3], shadow = 0.3 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [light[0], light[1], 1.25],
      [
        [0, wall[0]],
        [1, wall[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.18, scale: [0.9, 0.7] }, random);
    layer(context, w, h, { blur: 0.014, opacity: shadow, blend: 'multiply' }, (c) => {
      for (const [x, y, radius] of options.places)
        fillDisc(c, (x + 0.04) * w, (y + 0.04) * h, radius * w, wall[1], radius * w * 1.2);
    });
    layBalloons(context, w, h, options, random);
  });
}

/** A room after dark: balloons under the ceiling, strings of small lights, the cake's candles below. */
export function candleRoom(
  options: Bunch & { name: string; dark: readonly [string, string]; lamp: string; candles?: number },
): Scene {
  const { dark, lamp, candles = 0 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, dark[0]],
      [1, dark[1]],
    ]);
    texture(context, w, h, { opacity: 0.25, scale: [1, 0.8] }, random);
    layBalloons(context, w, h, options, random);
    for (let row = 0; row < 3; row++)
      for (let k = 0; k <= 11; k++) {
        const x = (k / 11) * w;
        const y = h * (0.1 + row * 0.14 + 0.05 * Math.sin((k / 11) * Math.PI + row));
        glow(context, x, y, w * 0.06, lamp, 0.7);
        fillDisc(context, x, y, w * 0.0075, '#fff6dc');
      }
    scatterBokeh(
      context,
      w,
      h,
      { count: 18, colours: [lamp, '#ffffff'], radius: [0.01, 0.04], opacity: 0.3, area: [0, 0.35, 1, 0.85] },
      random,
    );
    if (candles > 0) {
      layer(context, w, h, { blur: 0.004 }, (c) => {
        for (let k = 0; k < candles; k++) {
          const x = w * (0.04 + (k / candles) * 0.96);
          c.fillStyle = cssOfHex(PARTY[k % PARTY.length] ?? PARTY[0], 1);
          c.fillRect(x, h * 0.8, w * 0.014, h * 0.2);
          fillDisc(c, x + w * 0.007, h * 0.775, w * 0.012, '#fff0b0', h * 0.02);
        }
      });
      for (let k = 0; k < candles; k++)
        glow(context, w * (0.047 + (k / candles) * 0.96), h * 0.775, w * 0.2, '#ffb450', 0.6);
    }
  });
}
