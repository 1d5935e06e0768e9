import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { scatterBokeh } from '../../scenes/brushes/bokeh.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/layer.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { neonSign } from './signs.ts';

const RED = '#ff3b3b';
const GREEN = '#3dffa0';
const PINK = '#ff5fb0';
const AMBER = '#ffb53d';
const BLUE = '#4fb8ff';

/** Old house fronts with lit windows and cages, at one side of the road. */
function fronts(context: SKRSContext2D, w: number, h: number, side: 0 | 1, random: Random): void {
  const edge = side === 0 ? 0 : w;
  const dir = side === 0 ? 1 : -1;
  for (let i = 3; i >= 0; i--) {
    const near = edge + dir * w * (0.3 - i * -0.05);
    const colour = ['#3a2238', '#2c2440', '#44202c', '#26284a'][i] ?? '#3a2238';
    context.fillStyle = colour;
    context.fillRect(Math.min(edge, near), h * (0.04 * i), Math.abs(near - edge), h);
    for (let k = 0; k < 16; k++) {
      if (random() < 0.35) continue;
      context.fillStyle = cssOfHex(pick(random, ['#ffd890', '#d8f0c8', '#ffb870', '#9ad8d0']), 0.35 + random() * 0.5);
      const x = edge + dir * w * (0.02 + random() * (0.26 + i * 0.05));
      context.fillRect(x, h * (0.05 + random() * 0.6), w * 0.022, h * 0.03);
    }
  }
}

/** Where the signs hang, from far to near: shares of width, height and width. */
const PLACES = [
  [0.53, 0.44, 0.036, true],
  [0.41, 0.42, 0.04, true],
  [0.6, 0.39, 0.05, true],
  [0.3, 0.33, 0.055, false],
  [0.66, 0.27, 0.065, true],
  [0.36, 0.13, 0.08, false],
  [0.03, 0.2, 0.1, true],
  [0.78, 0.03, 0.115, true],
  [0.05, 0.03, 0.085, false],
] as const;

/** A street under signs, wet and crowded with light. */
function neonStreet(name: string, words: readonly string[], sky: readonly [string, string], blur: number): Scene {
  return painted(name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.55, sky[1]],
      [0.7, '#2a1420'],
      [1, '#0c0810'],
    ]);
    glow(context, w * 0.5, h * 0.58, w * 0.8, '#ff8a5a', 0.85);
    fronts(context, w, h, 0, random);
    fronts(context, w, h, 1, random);
    const colours = [RED, GREEN, AMBER, PINK, BLUE];
    PLACES.forEach(([x, y, size, isColumn], i) => {
      const text = words[i % words.length] ?? '';
      const [colour, edge] = [colours[i % 5] ?? RED, colours[(i + 2) % 5] ?? AMBER];
      neonSign(context, { text, x: x * w, y: y * h, size: size * w, colour, edge, isColumn });
    });
    const road = context.createLinearGradient(0, h * 0.66, 0, h);
    road.addColorStop(0, 'rgba(26,12,22,0.2)');
    road.addColorStop(1, 'rgba(8,6,12,0.95)');
    context.fillStyle = road;
    context.fillRect(0, h * 0.68, w, h * 0.32);
    for (let i = 0; i < 26; i++) {
      const x = random() * w;
      const smear = context.createLinearGradient(0, h * 0.7, 0, h);
      const colour = pick(random, colours);
      smear.addColorStop(0, cssOfHex(colour, 0.75));
      smear.addColorStop(1, cssOfHex(colour, 0));
      context.fillStyle = smear;
      context.fillRect(x, h * 0.7, w * (0.01 + random() * 0.035), h * 0.3);
    }
    defocus(context, w, h, blur);
    const cars = { count: 14, colours: [RED, '#ffe0b0', '#ffd080'], radius: [0.012, 0.04] as const, opacity: 0.75 };
    scatterBokeh(context, w, h, { ...cars, area: [0.25, 0.6, 0.75, 0.72] }, random);
  });
}

/** Towers with lit signs over black water, their colours drawn out in it. */
const HARBOUR = painted('harbour', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#0c1030'],
    [0.35, '#3a2458'],
    [0.56, '#8a3f5c'],
    [0.57, '#0a0e20'],
    [1, '#05070f'],
  ]);
  const colours = ['#ff4a5a', '#ffd27a', '#5fd8ff', '#7aff9a', '#ff8ad0', '#fff0d0'];
  for (let row = 0; row < 2; row++) {
    for (let x = -0.02; x < 1; ) {
      const width = 0.05 + random() * 0.06;
      const tall = (row === 0 ? 0.2 : 0.1) + random() * 0.18;
      context.fillStyle = row === 0 ? '#251c40' : '#140f28';
      context.fillRect(x * w, h * (0.565 - tall), width * w, h * tall);
      for (let k = 0; k < 30; k++) {
        context.fillStyle = cssOfHex(pick(random, ['#ffd890', '#fff0d0', '#a8d8ff']), 0.2 + random() * 0.7);
        context.fillRect((x + random() * width) * w, h * (0.565 - random() * tall), w * 0.006, h * 0.006);
      }
      if (random() < 0.45) {
        const colour = pick(random, colours);
        context.fillStyle = colour;
        context.fillRect((x + width * 0.2) * w, h * (0.565 - tall - 0.012), width * 0.6 * w, h * 0.016);
        glow(context, (x + width / 2) * w, h * (0.565 - tall), w * 0.1, colour, 0.7);
      }
      x += width + 0.006;
    }
  }
  for (let i = 0; i < 70; i++) {
    const smear = context.createLinearGradient(0, h * 0.57, 0, h * 0.95);
    const colour = pick(random, colours);
    smear.addColorStop(0, cssOfHex(colour, 0.5));
    smear.addColorStop(1, cssOfHex(colour, 0));
    context.fillStyle = smear;
    context.fillRect(random() * w, h * 0.572, w * (0.004 + random() * 0.014), h * (0.12 + random() * 0.26));
  }
  texture(context, w, h, { opacity: 0.7, scale: [0.5, 0.03], from: 0.57, blend: 'multiply' }, random);
  defocus(context, w, h, 0.005);
});

/** A narrow lane, steam, one sign at its end. */
const ALLEY = painted('alley', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#0a1a22'],
    [0.5, '#2f6f78'],
    [1, '#081418'],
  ]);
  for (const side of [0, 1]) {
    fillPolygon(
      context,
      [
        [side === 0 ? -1 : w + 1, -1],
        [w * (side === 0 ? 0.4 : 0.64), h * 0.16],
        [w * (side === 0 ? 0.4 : 0.64), h * 0.7],
        [side === 0 ? -1 : w + 1, h * 1.02],
      ],
      side === 0 ? '#0d1a20' : '#10222a',
    );
  }
  for (let i = 0; i < 10; i++) {
    const x = i % 2 === 0 ? w * (0.05 + random() * 0.28) : w * (0.7 + random() * 0.26);
    context.fillStyle = pick(random, ['#22383e', '#3a4a4a', '#1a2a30']);
    context.fillRect(x, h * (0.1 + random() * 0.45), w * 0.08, h * 0.05);
  }
  glow(context, w * 0.52, h * 0.46, w * 0.6, '#b8f0e0', 0.75);
  neonSign(context, {
    text: '冰室',
    x: w * 0.12,
    y: h * 0.14,
    size: w * 0.11,
    colour: RED,
    edge: AMBER,
    isColumn: true,
  });
  neonSign(context, {
    text: '今夜',
    x: w * 0.76,
    y: h * 0.22,
    size: w * 0.075,
    colour: GREEN,
    edge: PINK,
    isColumn: true,
  });
  for (let i = 0; i < 12; i++)
    glow(context, w * (0.3 + random() * 0.45), h * (0.5 + random() * 0.3), w * 0.24, '#9ad8cc', 0.16);
  defocus(context, w, h, 0.006);
});

export const STREETS = {
  neon: neonStreet(
    'neon-street',
    ['大押', '酒吧', '冰室', '金行', '旺角', '士多', '海味', '茶'],
    ['#160c26', '#5a2038'],
    0.0055,
  ),
  blueNeon: neonStreet(
    'blue-neon',
    ['北角', '今夜', '天星', '酒吧', '月光', '大押', '粥'],
    ['#081226', '#1c3a5c'],
    0.008,
  ),
  harbour: HARBOUR,
  alley: ALLEY,
} as const;
