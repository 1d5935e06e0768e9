import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { layer } from '../../scenes/layer.ts';
import { drawMoon } from '../../scenes/moon.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { COBALT, drawMeander, drawPlate, drawVine, drawWaves, RESERVED } from './motifs.ts';

/** Steep hills washed in cobalt, paler with distance, mist between. */
export function blueHills(options: {
  name: string;
  air: readonly [string, string];
  ink: readonly string[];
  moon?: boolean;
  blur?: number;
}): Scene {
  const { air, ink, moon = false, blur = 0.002 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, air[0]],
      [1, air[1]],
    ]);
    texture(context, w, h, { opacity: 0.2, scale: [1.6, 0.6] }, random);
    if (moon) drawMoon(context, w * 0.72, h * 0.17, w * 0.1, '#ffffff', 0.5);
    ink.forEach((colour, row) => {
      layer(context, w, h, { blur: blur * (3 - row * 0.6), opacity: 0.88 }, (c) =>
        drawRange(c, w, h, 0.4 + row * 0.13, colour, random),
      );
    });
    layer(context, w, h, { blur }, (c) =>
      drawPagoda(c, w * 0.82, h * 0.56, w * 0.05, ink[ink.length - 1] ?? '#17357a'),
    );
    for (let i = 0; i < 5; i++) {
      const x = w * (0.2 + i * 0.05);
      const y = h * (0.14 + 0.016 * ((i * 3) % 4));
      strokeLine(
        context,
        [
          [x - w * 0.012, y - h * 0.004],
          [x, y],
          [x + w * 0.012, y - h * 0.005],
        ],
        w * 0.003,
        cssOfHex(COBALT[0], 0.7),
        true,
      );
    }
  });
}

function drawRange(context: SKRSContext2D, w: number, h: number, base: number, colour: string, random: Random): void {
  context.fillStyle = shadeDown(context, h * (base - 0.16), h * (base + 0.16), colour, cssOfHex(colour, 0));
  context.beginPath();
  context.moveTo(-w * 0.1, h * (base + 0.2));
  const phase = random() * 6;
  for (let x = -0.1; x <= 1.1; x += 0.01) {
    const peak = Math.abs(Math.sin(x * 4.6 + phase)) ** 1.6 * 0.13 + Math.abs(Math.sin(x * 11 + phase * 2)) * 0.035;
    context.lineTo(x * w, h * (base - peak + (random() - 0.5) * 0.004));
  }
  context.lineTo(w * 1.1, h * (base + 0.2));
  context.fill();
}

function drawPagoda(context: SKRSContext2D, x: number, foot: number, half: number, colour: string): void {
  for (let floor = 0; floor < 5; floor++) {
    const size = half * (1 - floor * 0.13);
    const y = foot - floor * half * 0.85;
    fillBox(context, x - size * 0.6, y - half * 0.7, size * 1.2, half * 0.7, cssOfHex(colour, 0.6));
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(x - size * 1.2, y - half * 0.62);
    context.quadraticCurveTo(x - size * 0.5, y - half * 0.7, x - size * 0.3, y - half * 0.95);
    context.lineTo(x + size * 0.3, y - half * 0.95);
    context.quadraticCurveTo(x + size * 0.5, y - half * 0.7, x + size * 1.2, y - half * 0.62);
    context.fill();
  }
  fillBox(context, x - half * 0.04, foot - half * 5.1, half * 0.08, half * 0.9, colour);
}

/** Waves in scales under a dark sky, the moon a white plate. */
export function waveNight(options: {
  name: string;
  sky: readonly [string, string];
  moon: readonly [number, number, number];
  blur?: number;
}): Scene {
  const { sky, moon, blur = 0.0025 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [1, sky[1]],
    ]);
    texture(context, w, h, { opacity: 0.3, scale: [1.8, 0.5] }, random);
    drawPlate(context, moon[0] * w, moon[1] * h, moon[2] * w);
    drawWaves(context, [0, h * 0.58, w, h * 0.5], w * 0.12, ['#16336f', '#a9c3e8']);
    defocus(context, w, h, blur);
  });
}

/** White glaze with fine cracks. */
export const CRACKLE: Scene = painted('crackle', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.65, 0.3, 1.2],
    [
      [0, '#fafafa'],
      [1, '#c4c8cc'],
    ],
  );
  texture(context, w, h, { opacity: 0.2, scale: [1, 0.8] }, random);
  context.strokeStyle = 'rgba(60,66,74,0.4)';
  for (let i = 0; i < 90; i++) {
    let x = random() * w;
    let y = random() * h;
    let turn = random() * 6.3;
    context.lineWidth = w * (0.0008 + random() * 0.0018);
    context.beginPath();
    context.moveTo(x, y);
    for (let k = 0; k < 9; k++) {
      turn += (random() - 0.5) * 1.1;
      x += Math.cos(turn) * w * 0.035;
      y += Math.sin(turn) * w * 0.035;
      context.lineTo(x, y);
    }
    context.stroke();
  }
  defocus(context, w, h, 0.0016);
});

/** Blue ground with white lotus: cloth of the table. */
export const CLOTH: Scene = painted('porcelain-cloth', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.3, 0.2, 1.5],
    [
      [0, '#2c59a8'],
      [1, '#122a60'],
    ],
  );
  drawVine(context, [0, 0, w, h], w * 0.2, RESERVED);
  texture(context, w, h, { opacity: 0.35, scale: [0.2, 0.15] }, random);
});

/** A white table with plates at its corners. */
export const TABLE: Scene = painted('porcelain-table', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.35, 0.3, 1.4],
    [
      [0, '#f4f1ea'],
      [1, '#cfc8bc'],
    ],
  );
  texture(context, w, h, { opacity: 0.3, scale: [0.3, 0.22] }, random);
  for (const [x, y, r] of [
    [0.02, 0.05, 0.26],
    [1, 0.96, 0.3],
    [0.98, 0.04, 0.17],
    [0.04, 0.97, 0.19],
  ] as const)
    drawPlate(context, x * w, y * h, r * w);
});

/** The great plate of the poster. */
export const GREAT_PLATE: Scene = painted('great-plate', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#eef2f7'],
    [1, '#dbe3ee'],
  ]);
  texture(context, w, h, { opacity: 0.2, scale: [0.5, 0.4] }, random);
  drawPlate(context, w * 0.5, h * 0.4, w * 0.475, COBALT, '#f4f7fb');
  drawMeander(context, -w * 0.01, h * 0.955, w * 1.02, h * 0.024, COBALT[0]);
  drawMeander(context, -w * 0.01, h * 0.02, w * 1.02, h * 0.018, COBALT[0]);
});
