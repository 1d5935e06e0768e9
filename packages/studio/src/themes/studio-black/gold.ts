import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

const LEAF = ['#f7dc92', '#d9a93f', '#b07d22', '#fff0bf', '#8a5c14'];

/** A metal gradient along a line; pixels. */
export function metal(
  context: SKRSContext2D,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): ReturnType<SKRSContext2D['createLinearGradient']> {
  const gradient = context.createLinearGradient(x0, y0, x1, y1);
  for (const [at, colour] of [
    [0, '#7a5212'],
    [0.2, '#e8c46a'],
    [0.38, '#a8741e'],
    [0.55, '#fff0bf'],
    [0.72, '#c8922e'],
    [1, '#6a440c'],
  ] as const)
    gradient.addColorStop(at, colour);
  return gradient;
}

/** Torn pieces of leaf metal. */
function flakes(
  context: SKRSContext2D,
  area: readonly [x: number, y: number, width: number, height: number],
  count: number,
  size: readonly [number, number],
  random: Random,
): void {
  for (let i = 0; i < count; i++) {
    const x = area[0] + random() * area[2];
    const y = area[1] + random() * area[3];
    const r = size[0] + random() ** 3 * (size[1] - size[0]);
    const turn = random() * 6.3;
    const points = Array.from({ length: 6 }, (_, k): readonly [number, number] => {
      const a = turn + (k / 6) * Math.PI * 2;
      const out = r * (0.4 + random() * 0.8);
      return [x + Math.cos(a) * out, y + Math.sin(a) * out * 0.8];
    });
    fillPolygon(context, points, cssOfHex(pick(random, LEAF), 0.65 + random() * 0.35));
  }
}

/** Leaf gold on black lacquer, thick at two corners. */
const LACQUER = painted('lacquer', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.45, 0.4, 1.1],
    [
      [0, '#24201a'],
      [1, '#050403'],
    ],
  );
  texture(context, w, h, { opacity: 0.4, scale: [1, 0.8] }, random);
  for (let k = 0; k < 7; k++) {
    flakes(
      context,
      [w * (0.55 + k * 0.05), -h * 0.05, w * 0.5, h * (0.62 - k * 0.07)],
      60,
      [w * 0.003, w * 0.035],
      random,
    );
    flakes(
      context,
      [-w * 0.08, h * (0.6 + k * 0.04), w * (0.46 - k * 0.05), h * 0.45],
      46,
      [w * 0.003, w * 0.03],
      random,
    );
  }
  flakes(context, [0, 0, w, h], 90, [w * 0.001, w * 0.008], random);
  defocus(context, w, h, 0.0022);
});

/** Crumpled foil, bright. */
const FOIL = painted('foil', (context, w, h, random) => {
  fillDown(
    context,
    w,
    h,
    [
      [0, '#f3d68a'],
      [0.5, '#cf9d3c'],
      [1, '#8e611a'],
    ],
    0.5,
  );
  for (let i = 0; i < 190; i++) {
    const x = random() * w;
    const y = random() * h;
    const r = w * (0.04 + random() * 0.12);
    const turn = random() * 6.3;
    const corner = (k: number): readonly [number, number] => [
      x + Math.cos(turn + k * 2.1) * r * (0.5 + random()),
      y + Math.sin(turn + k * 2.1) * r * (0.5 + random()),
    ];
    fillPolygon(context, [corner(0), corner(1), corner(2)], cssOfHex(pick(random, [...LEAF, '#ffe7a8']), 0.26));
  }
  texture(context, w, h, { opacity: 0.6, scale: [0.4, 0.3], blend: 'overlay' }, random);
  defocus(context, w, h, 0.0045);
});

/** Black marble with veins of gold. */
const MARBLE = painted('marble', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#17181b'],
    [1, '#08090a'],
  ]);
  texture(context, w, h, { opacity: 0.22, scale: [1.4, 1], blend: 'screen' }, random);
  for (let i = 0; i < 12; i++) {
    let x = random() * w * 1.2 - w * 0.1;
    let y = -h * 0.05 + random() * h * 0.4;
    const lean = 0.5 + random() * 0.8;
    context.lineJoin = 'round';
    for (let k = 0; k < 40; k++) {
      const nextX = x + (random() - 0.5 + lean * 0.3) * w * 0.06;
      const nextY = y + random() * h * 0.045;
      context.strokeStyle = cssOfHex(pick(random, LEAF), i < 5 ? 0.85 : 0.35);
      context.lineWidth = w * (i < 5 ? 0.0015 + random() * 0.006 : 0.0012);
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(nextX, nextY);
      context.stroke();
      x = nextX;
      y = nextY;
    }
  }
  defocus(context, w, h, 0.003);
});

/** Folds of a curtain from one colour to another. */
function folds(name: string, colours: readonly [dark: string, body: string, shine: string], count: number): Scene {
  return painted(name, (context, w, h, random) => {
    let x = -w * 0.05;
    while (x < w * 1.05) {
      const width = (w / count) * (0.6 + random() * 0.9);
      const fold = context.createLinearGradient(x, 0, x + width, 0);
      fold.addColorStop(0, colours[0]);
      fold.addColorStop(0.3 + random() * 0.15, colours[1]);
      fold.addColorStop(0.55, colours[2]);
      fold.addColorStop(0.75, colours[1]);
      fold.addColorStop(1, colours[0]);
      context.fillStyle = fold;
      context.fillRect(x, 0, width + 1, h);
      x += width;
    }
    defocus(context, w, h, 0.005);
    texture(context, w, h, { opacity: 0.25, scale: [0.3, 2] }, random);
    fillAround(
      context,
      w,
      h,
      [0.5, 0.36, 1.15],
      [
        [0, '#000000', 0],
        [0.45, '#000000', 0.1],
        [1, '#000000', 0.7],
      ],
    );
  });
}

/** A ring of light that stands behind the head. */
const RING = painted('ring', (context, w, h) => {
  fillAround(
    context,
    w,
    h,
    [0.52, 0.38, 0.9],
    [
      [0, '#241a0c'],
      [1, '#030303'],
    ],
  );
  for (const [width, opacity] of [
    [0.06, 0.1],
    [0.03, 0.25],
    [0.012, 1],
  ] as const) {
    context.strokeStyle = cssOfHex(opacity === 1 ? '#fff0c4' : '#f0b24a', opacity);
    context.lineWidth = w * width;
    context.beginPath();
    context.arc(w * 0.52, h * 0.38, w * 0.36, 0, 7);
    context.stroke();
    defocus(context, w, h, opacity === 1 ? 0.0018 : 0.012);
  }
});

/** Fans of gold lines, as on a cinema of 1930. */
const DECO = painted('deco', (context, w, h) => {
  context.fillStyle = '#0a0d12';
  context.fillRect(0, 0, w, h);
  const size = w * 0.26;
  for (let row = 0; row < 9; row++) {
    for (let k = -1; k < 5; k++) {
      const x = k * size + (row % 2) * size * 0.5;
      const y = row * size * 0.6 + size * 0.3;
      context.fillStyle = '#0a0d12';
      context.beginPath();
      context.arc(x, y, size * 0.5, Math.PI, 0);
      context.fill();
      for (let ring = 0; ring < 4; ring++) {
        context.strokeStyle = metal(context, x - size, y - size, x + size, y);
        context.lineWidth = w * (ring === 0 ? 0.007 : 0.003);
        context.beginPath();
        context.arc(x, y, size * (0.48 - ring * 0.12), Math.PI, 0);
        context.stroke();
      }
    }
  }
  defocus(context, w, h, 0.002);
  fillAround(
    context,
    w,
    h,
    [0.5, 0.4, 1.1],
    [
      [0, '#000000', 0.1],
      [1, '#000000', 0.65],
    ],
  );
});

/** One stroke of a wide brush with gold paint. */
const STROKE = painted('stroke', (context, w, h, random) => {
  context.fillStyle = '#0b0a0a';
  context.fillRect(0, 0, w, h);
  texture(context, w, h, { opacity: 0.3, scale: [0.8, 0.6] }, random);
  for (let i = 0; i < 150; i++) {
    const v = i / 150;
    const y = h * (0.18 + v * 0.46);
    const start = -w * 0.05 + w * 0.16 * random();
    const end = w * (0.96 + 0.12 * random()) - Math.abs(v - 0.5) * w * 0.2 * random();
    context.strokeStyle = cssOfHex(pick(random, LEAF), 0.5 + random() * 0.4);
    context.lineWidth = h * (0.004 + random() * 0.009);
    context.beginPath();
    context.moveTo(start, y + h * 0.1);
    context.bezierCurveTo(w * 0.3, y - h * 0.03, w * 0.65, y + h * 0.05, end, y - h * 0.09);
    context.stroke();
  }
  flakes(context, [0, h * 0.1, w, h * 0.7], 50, [w * 0.002, w * 0.01], random);
  defocus(context, w, h, 0.0025);
});

/** A black disc on a sheet of brushed metal. */
const DISC = painted('disc', (context, w, h, random) => {
  context.fillStyle = metal(context, -w * 0.1, 0, w * 1.1, h);
  context.fillRect(0, 0, w, h);
  texture(context, w, h, { opacity: 0.4, scale: [0.06, 1.4] }, random);
  glow(context, w * 0.3, h * 0.2, w * 0.6, '#fff3cc', 0.3);
  context.fillStyle = '#0d0c0c';
  context.beginPath();
  context.arc(w * 0.5, h * 0.42, w * 0.42, 0, 7);
  context.fill();
});

export const GOLD = {
  lacquer: LACQUER,
  foil: FOIL,
  marble: MARBLE,
  curtain: folds('gold-curtain', ['#5a3a0a', '#b9862c', '#ffe6a0'], 15),
  silk: folds('black-silk', ['#030303', '#16161a', '#4a4a55'], 9),
  ring: RING,
  deco: DECO,
  stroke: STROKE,
  disc: DISC,
} as const;
