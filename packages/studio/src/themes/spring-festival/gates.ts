import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawBough } from '../../scenes/bough.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { drawLantern } from '../../scenes/hanging-lantern.ts';
import { DAY_LANTERN, RED_LANTERN } from '../../scenes/lantern-colours.ts';
import { lightLantern } from '../../scenes/lantern-light.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import { drawPlumFlower } from '../../scenes/plum-flower.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { drawDoor } from '../../scenes/studded-door.ts';
import { drawEave } from '../../scenes/tiled-eave.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { fontFamily } from '../../stages/overlay/fonts.ts';

/** Grey bricks, a little uneven. Pixels. */
function drawBricks(context: SKRSContext2D, w: number, h: number, from: number, tone: readonly [string, string]): void {
  fillBox(context, 0, from, w, h - from, tone[0]);
  const tall = h * 0.024;
  for (let row = 0, y = from; y < h; y += tall, row++) {
    for (let x = -tall * (row % 2 === 0 ? 0 : 1.6); x < w; x += tall * 3.2) {
      const shade = Math.abs(Math.sin(x * 12.9 + row * 78.2) * 43758) % 1;
      fillBox(context, x, y, tall * 3.08, tall * 0.88, cssOfHex(tone[1], 0.25 + 0.55 * shade));
    }
  }
}

/** A strip of red paper with gold-flecked black writing, from top to bottom. */
function drawCouplet(context: SKRSContext2D, x: number, y: number, wide: number, text: string): void {
  const letters = [...text];
  const size = wide * 0.72;
  const tall = letters.length * size * 1.16 + wide * 0.5;
  fillBox(context, x, y, wide, tall, shadeDown(context, y, y + tall, '#d8342a', '#b81f1e'));
  context.strokeStyle = cssOfHex('#e8b44c', 0.75);
  context.lineWidth = wide * 0.03;
  context.strokeRect(x + wide * 0.06, y + wide * 0.06, wide * 0.88, tall - wide * 0.12);
  context.fillStyle = '#2a1208';
  context.font = `900 ${size}px ${fontFamily('serif')}`;
  context.textAlign = 'center';
  letters.forEach((letter, i) => {
    context.fillText(letter, x + wide / 2, y + wide * 0.25 + (i + 0.84) * size * 1.16);
  });
}

/** 福 on a square of red paper set on its corner; the writing stands upright. */
export function drawBlessing(context: SKRSContext2D, x: number, y: number, size: number, ink = '#f2c45c'): void {
  context.save();
  context.translate(x, y);
  context.rotate(Math.PI / 4);
  fillBox(context, -size / 2, -size / 2, size, size, '#cf2a24');
  context.strokeStyle = cssOfHex('#f2c45c', 0.8);
  context.lineWidth = size * 0.025;
  context.strokeRect(-size * 0.44, -size * 0.44, size * 0.88, size * 0.88);
  context.rotate(-Math.PI / 4);
  context.fillStyle = ink;
  context.font = `900 ${size * 0.66}px ${fontFamily('serif')}`;
  context.textAlign = 'center';
  context.fillText('福', 0, size * 0.24);
  context.restore();
}

interface GateOptions {
  name: string;
  brick: readonly [string, string];
  door: readonly [string, string];
  /** Left edge and width of the door, shares of the width. */
  at: readonly [left: number, wide: number];
  snow?: boolean;
  lit?: boolean;
  blur?: number;
}

/** A courtyard's red gate with couplets, lanterns and 福 on its leaves. */
export function redGate(options: GateOptions): Scene {
  const { brick, door, at, snow = false, lit = false, blur = 0.0035 } = options;
  return painted(options.name, (context, w, h, random) => {
    drawBricks(context, w, h, 0, brick);
    texture(context, w, h, { opacity: 0.5, scale: [0.8, 0.6] }, random);
    const left = at[0] * w;
    const wide = at[1] * w;
    const top = h * 0.275;
    fillBox(context, left - wide * 0.3, h * 0.13, wide * 1.6, h, shadeDown(context, h * 0.13, h, '#5a1614', '#3c0f10'));
    drawDoor(context, { x: left, y: top, w: wide, h, leaf: door, stud: '#d8a544', rows: 7, columns: 4 });
    const strip = wide * 0.15;
    drawCouplet(context, left - strip * 1.55, h * 0.28, strip, '春满乾坤福满门');
    drawCouplet(context, left + wide + strip * 0.55, h * 0.28, strip, '天增岁月人增寿');
    drawBanner(context, left + wide / 2, h * 0.225, wide * 0.62, '四季长安');
    for (const side of [0.25, 0.75]) drawBlessing(context, left + wide * side, h * 0.47, wide * 0.22);
    const tile = ['#3a3e44', '#6a7078', '#8c929a'] as const;
    drawEave(context, {
      left: -w * 0.02,
      right: w * 1.02,
      top: h * 0.01,
      bottom: h * 0.095,
      tile,
      pitch: w * 0.05,
      beam: ['#7a2418', '#2c6a5c'],
      ...(snow ? { snow: h * 0.03 } : {}),
    });
    const lanterns = [left - wide * 0.42, left + wide * 1.42];
    for (const x of lanterns) drawLantern(context, x, h * 0.25, w * 0.085, lit ? RED_LANTERN : DAY_LANTERN);
    defocus(context, w, h, blur);
    if (lit) for (const x of lanterns) lightLantern(context, x, h * 0.24, w * 0.12, '#ff8a4a', 0.6);
    else glow(context, w * 0.95, h * 0.1, w * 0.9, '#fff4e0', 0.3);
  });
}

function drawBanner(context: SKRSContext2D, x: number, y: number, wide: number, text: string): void {
  const tall = wide * 0.24;
  fillBox(context, x - wide / 2, y - tall / 2, wide, tall, '#cc2c26');
  context.fillStyle = '#2a1208';
  context.font = `900 ${tall * 0.72}px ${fontFamily('serif')}`;
  context.textAlign = 'center';
  context.letterSpacing = `${tall * 0.24}px`;
  context.fillText(text, x + tall * 0.12, y + tall * 0.26);
  context.letterSpacing = '0px';
}

/** A lane between grey walls in snow, red lanterns under the eaves, a plum bough over it. */
export function snowLane(options: {
  name: string;
  sky: readonly [string, string];
  brick: readonly [string, string];
  isNight?: boolean;
}): Scene {
  const { sky, brick, isNight = false } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.6, sky[1]],
      [1, '#eef1f4'],
    ]);
    const lamps: [number, number, number][] = [];
    layer(context, w, h, { blur: 0.007 }, (c) => {
      for (const side of [-1, 1]) drawLaneWall(c, w, h, side, brick, lamps);
      fillBox(
        c,
        -w * 0.1,
        h * 0.72,
        w * 1.2,
        h,
        shadeDown(c, h * 0.7, h, isNight ? '#5a6a88' : '#dfe5ec', isNight ? '#8a98b4' : '#f8fafb'),
      );
    });
    layer(context, w, h, { blur: 0.0045 }, (c) => {
      for (const [x, y, r] of lamps) drawLantern(c, x, y, r, isNight ? RED_LANTERN : DAY_LANTERN, r);
      drawBough(
        c,
        {
          x: w * 1.04,
          y: h * 0.16,
          angle: 2.95,
          length: h * 0.15,
          thick: w * 0.022,
          forks: 4,
          bark: '#33241f',
          upper: '#f6f8fa',
        },
        random,
        (x, y) => {
          drawPlumFlower(c, x, y, w * 0.019, ['#d42a3c', '#b81c34', '#e8485a'], '#f6d05a', random);
        },
      );
    });
    if (isNight) for (const [x, y, r] of lamps) lightLantern(context, x, y, r * 1.3, '#ff8a4a', 0.55);
  });
}

function drawLaneWall(
  context: SKRSContext2D,
  w: number,
  h: number,
  side: number,
  brick: readonly [string, string],
  lamps: [number, number, number][],
): void {
  const x0 = w * 0.46;
  const edge = side < 0 ? -w * 0.12 : w * 1.12;
  const reach = edge - x0;
  context.beginPath();
  context.moveTo(x0 + reach * 0.14, h * 0.52);
  context.lineTo(edge, h * 0.2);
  context.lineTo(edge, h * 1.02);
  context.lineTo(x0 + reach * 0.14, h * 0.74);
  context.fillStyle = shadeDown(context, h * 0.2, h, brick[1], brick[0]);
  context.fill();
  context.beginPath();
  context.moveTo(x0 + reach * 0.12, h * 0.5);
  context.lineTo(edge, h * 0.12);
  context.lineTo(edge, h * 0.2);
  context.lineTo(x0 + reach * 0.12, h * 0.525);
  context.fillStyle = '#f2f5f8';
  context.fill();
  context.beginPath();
  context.moveTo(x0 + reach * 0.1, h * 0.522);
  context.lineTo(edge, h * 0.195);
  context.lineTo(edge, h * 0.225);
  context.lineTo(x0 + reach * 0.1, h * 0.53);
  context.fillStyle = '#2c2f36';
  context.fill();
  for (const t of [0.2, 0.34, 0.56, 0.86]) lamps.push([x0 + reach * (t - 0.03), h * (0.575 - t * 0.29), w * 0.09 * t]);
}
