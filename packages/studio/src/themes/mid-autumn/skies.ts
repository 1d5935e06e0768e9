import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { layer, painted } from '../../scenes/layer.ts';
import { drawMoon } from '../../scenes/moon.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { fillBox, fillDisc, shadeDown } from '../../scenes/shapes.ts';
import { reflectBelow } from '../../scenes/still-water.ts';
import { cssOfHex } from '../../stages/colour.ts';

export interface Night {
  name: string;
  /** Top, middle, at the horizon. */
  sky: readonly [string, string, string];
  /** Shares of width, height and width. */
  moon: readonly [x: number, y: number, radius: number];
  light?: string;
  blur?: number;
}

/** Sky, clouds lit from the moon's side, the moon. */
export function drawNight(
  context: SKRSContext2D,
  w: number,
  h: number,
  night: Night,
  until: number,
  random: Random,
): void {
  const { sky, moon, light = '#fff0cc' } = night;
  fillDown(context, w, h, [
    [0, sky[0]],
    [until * 0.6, sky[1]],
    [until, sky[2]],
    [1, sky[2]],
  ]);
  glow(context, moon[0] * w, moon[1] * h, w * 0.9, light, 0.4);
  texture(context, w, h, { opacity: 0.5, scale: [1.7, 0.42], until }, random);
  texture(context, w, h, { opacity: 0.2, scale: [2.4, 0.3], until, blend: 'screen' }, random);
  drawMoon(context, moon[0] * w, moon[1] * h, moon[2] * w, light);
}

/** Hills, a far bank of lit halls, the moon's path on still water, lantern boats. */
export function moonLake(options: Night & { hill: string; boats?: number; line?: number }): Scene {
  const { hill, boats = 7, line = 0.62, blur = 0.004 } = options;
  return painted(options.name, (context, w, h, random) => {
    drawNight(context, w, h, options, line, random);
    for (let row = 0; row < 2; row++)
      drawHills(context, w, h, line - 0.045 + row * 0.03, cssOfHex(hill, 0.55 + row * 0.4), random);
    for (let i = 0; i < 7; i++)
      drawHall(context, (i / 6.5 + random() * 0.05) * w, line * h, w * (0.06 + random() * 0.06), hill);
    reflectBelow(context, w, h, { line, tint: [options.sky[2], options.sky[0]], depth: 0.5, ripple: 0.014 }, random);
    drawGlitter(context, w, h, options.moon[0], line, options.light ?? '#fff0cc', random);
    defocus(context, w, h, blur);
    for (let i = 0; i < 9; i++) glow(context, (i / 8) * w, (line - 0.008) * h, w * 0.035, '#ffb860', 0.7);
    for (let i = 0; i < boats; i++) drawBoat(context, w, h, line, i / Math.max(1, boats - 1), random);
  });
}

function drawHills(context: SKRSContext2D, w: number, h: number, base: number, style: string, random: Random): void {
  const phase = random() * 6;
  context.fillStyle = style;
  context.beginPath();
  context.moveTo(0, h);
  for (let x = 0; x <= w; x += w / 48)
    context.lineTo(x, (base - 0.03 * Math.sin((x / w) * 5 + phase) - 0.012 * Math.sin((x / w) * 13 + phase)) * h);
  context.lineTo(w, h);
  context.fill();
}

/** A hall's outline: ridge with raised ends, swept eaves, body with lit doors. Pixels. */
export function drawHall(
  context: SKRSContext2D,
  x: number,
  foot: number,
  half: number,
  style: string,
  lit = 0.75,
): void {
  const tall = half * 0.5;
  const eave = foot - tall * 1.05;
  const ridge = foot - tall * 1.95;
  fillBox(context, x - half * 0.72, eave - tall * 0.1, half * 1.44, foot - eave + tall * 0.1, style);
  if (lit > 0) fillBox(context, x - half * 0.55, foot - tall * 0.8, half * 1.1, tall * 0.6, cssOfHex('#ffb860', lit));
  context.fillStyle = style;
  context.beginPath();
  context.moveTo(x - half * 1.2, eave - tall * 0.16);
  context.quadraticCurveTo(x - half * 0.66, eave - tall * 0.1, x - half * 0.46, ridge);
  context.lineTo(x - half * 0.52, ridge - tall * 0.2);
  context.lineTo(x - half * 0.4, ridge - tall * 0.07);
  context.lineTo(x + half * 0.4, ridge - tall * 0.07);
  context.lineTo(x + half * 0.52, ridge - tall * 0.2);
  context.lineTo(x + half * 0.46, ridge);
  context.quadraticCurveTo(x + half * 0.66, eave - tall * 0.1, x + half * 1.2, eave - tall * 0.16);
  context.quadraticCurveTo(x + half * 0.9, eave + tall * 0.06, x + half * 0.7, eave + tall * 0.06);
  context.lineTo(x - half * 0.7, eave + tall * 0.06);
  context.quadraticCurveTo(x - half * 0.9, eave + tall * 0.06, x - half * 1.2, eave - tall * 0.16);
  context.fill();
}

/** The moon's broken path on the water. */
function drawGlitter(
  context: SKRSContext2D,
  w: number,
  h: number,
  x: number,
  line: number,
  light: string,
  random: Random,
): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let i = 0; i < 240; i++) {
    const t = random() ** 0.8;
    const wide = w * (0.008 + 0.05 * t) * (0.4 + random());
    const spread = (random() + random() - 1) * w * (0.06 + 0.2 * t);
    context.fillStyle = cssOfHex(light, 0.12 + 0.4 * random());
    context.fillRect(x * w + spread - wide / 2, h * (line + 0.01 + t * (1 - line)), wide, h * (0.0012 + 0.004 * t));
  }
  context.restore();
}

/** A paper lotus lamp afloat, its light on the water. */
function drawBoat(context: SKRSContext2D, w: number, h: number, line: number, near: number, random: Random): void {
  const t = 0.12 + 0.8 * near;
  const x = random() * w;
  const y = (line + (1 - line) * t) * h;
  const r = w * (0.012 + 0.03 * t);
  glow(context, x, y, r * 4.5, '#ffa04a', 0.7);
  glow(context, x, y + r * 2.4, r * 2.6, '#ff9040', 0.35);
  for (const [dx, turn] of [
    [-0.75, -0.5],
    [0.75, 0.5],
    [-0.35, -0.22],
    [0.35, 0.22],
    [0, 0],
  ] as const)
    fillDisc(context, x + dx * r, y, r * 0.36, cssOfHex(dx === 0 ? '#ffd8a0' : '#f4906a', 0.9), r * 0.85, turn * 1.4);
  fillDisc(context, x, y - r * 0.1, r * 0.3, '#fff6d8');
  fillDisc(context, x, y + r * 0.72, r * 1.1, 'rgba(20,10,20,0.35)', r * 0.16);
}

/** The moon rises from the sea. */
export function moonSea(options: Night & { line?: number }): Scene {
  const { line = 0.58, blur = 0.003 } = options;
  return painted(options.name, (context, w, h, random) => {
    drawNight(context, w, h, options, line, random);
    fillBox(context, 0, line * h, w, h, shadeDown(context, line * h, h, options.sky[1], options.sky[0]));
    texture(context, w, h, { opacity: 0.5, scale: [1.2, 0.12], from: line }, random);
    drawGlitter(context, w, h, options.moon[0], line, options.light ?? '#fff0cc', random);
    drawGlitter(context, w, h, options.moon[0], line, options.light ?? '#fff0cc', random);
    defocus(context, w, h, blur);
  });
}

/** Swept roofs, one behind the other, at nightfall. */
export function moonRoofs(options: Night & { roof: readonly [far: string, near: string]; lamp?: string }): Scene {
  const { roof, lamp = '#ffb860', blur = 0.0035 } = options;
  return painted(options.name, (context, w, h, random) => {
    drawNight(context, w, h, options, 0.8, random);
    for (let row = 0; row < 4; row++) {
      const colour = row < 2 ? roof[0] : roof[1];
      layer(context, w, h, { blur, opacity: row % 2 === 0 ? 0.72 : 1 }, (c) => {
        for (let i = 0; i < 4; i++) {
          const half = w * (0.12 + row * 0.045 + random() * 0.06);
          const foot = h * (0.76 + row * 0.085 + random() * 0.035);
          drawHall(c, (i * 0.34 + (row % 2) * 0.17 - 0.04 + random() * 0.06) * w, foot, half, colour, 0);
        }
        fillBox(c, -w, h * (0.76 + row * 0.085), w * 3, h, colour);
      });
    }
    for (let i = 0; i < 12; i++) glow(context, random() * w, h * (0.68 + random() * 0.24), w * 0.05, lamp, 0.7);
  });
}

/** Only the moon between clouds. */
export function moonClouds(options: Night): Scene {
  return painted(options.name, (context, w, h, random) => {
    drawNight(context, w, h, options, 1, random);
    texture(context, w, h, { opacity: 0.8, scale: [1.1, 0.5], blend: 'overlay' }, random);
    drawMoon(context, options.moon[0] * w, options.moon[1] * h, options.moon[2] * w, options.light ?? '#fff0cc', 0.4);
    defocus(context, w, h, options.blur ?? 0.003);
  });
}

/** A terrace under the moon: pillars, a railing, a far lake. */
export function terrace(options: Night & { wood: string; lake: readonly [string, string] }): Scene {
  const { wood, lake, blur = 0.006 } = options;
  return painted(options.name, (context, w, h, random) => {
    drawNight(context, w, h, options, 0.6, random);
    drawHills(context, w, h, 0.57, cssOfHex(lake[1], 0.9), random);
    fillBox(context, 0, h * 0.6, w, h, shadeDown(context, h * 0.6, h * 0.85, lake[0], lake[1]));
    drawGlitter(context, w, h, options.moon[0], 0.6, options.light ?? '#fff0cc', random);
    defocus(context, w, h, blur * 1.4);
    layer(context, w, h, { blur }, (c) => {
      fillBox(c, -w * 0.1, h * 0.74, w * 1.2, h * 0.02, wood);
      fillBox(c, -w * 0.1, h * 0.9, w * 1.2, h * 0.02, wood);
      for (let x = -0.08; x < 1.1; x += 0.07) {
        fillBox(c, x * w, h * 0.75, w * 0.012, h * 0.16, wood);
        c.strokeStyle = wood;
        c.lineWidth = w * 0.009;
        c.strokeRect(x * w + w * 0.022, h * 0.785, w * 0.036, h * 0.08);
      }
      fillBox(c, w * 0.02, -h * 0.1, w * 0.07, h * 1.2, wood);
      fillBox(c, w * 0.9, -h * 0.1, w * 0.085, h * 1.2, wood);
      fillPolygon(
        c,
        [
          [-w * 0.1, -h * 0.1],
          [w * 1.1, -h * 0.1],
          [w * 1.1, h * 0.045],
          [w * 0.9, h * 0.03],
          [w * 0.09, h * 0.03],
          [-w * 0.1, h * 0.045],
        ],
        wood,
      );
    });
    glow(context, w * 0.93, h * 0.4, w * 0.6, '#ffb860', 0.5);
  });
}
