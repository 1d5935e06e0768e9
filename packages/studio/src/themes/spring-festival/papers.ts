import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawBough } from '../../scenes/bough.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import { drawPlumFlower } from '../../scenes/plum-flower.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { fontFamily } from '../../stages/overlay/fonts.ts';
import { drawBlessing } from './gates.ts';

/** A round paper-cut: scalloped rim, rings of drops and petals, a character in the middle. Pixels. */
function drawPaperCut(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  hole: string,
  letter: string,
): void {
  context.save();
  context.translate(x, y);
  fillDisc(context, 0, 0, radius * 0.94, colour);
  for (let i = 0; i < 24; i++) ringDisc(context, i, 24, radius * 0.93, radius * 0.08, colour);
  for (let i = 0; i < 24; i++) ringDisc(context, i, 24, radius * 0.93, radius * 0.03, hole);
  for (let i = 0; i < 16; i++) petal(context, i, 16, radius * 0.66, radius * 0.075, radius * 0.17, hole);
  for (let i = 0; i < 16; i++) petal(context, i + 0.5, 16, radius * 0.7, radius * 0.018, radius * 0.1, hole);
  for (let i = 0; i < 16; i++) petal(context, i, 16, radius * 0.66, radius * 0.024, radius * 0.1, colour);
  context.strokeStyle = hole;
  context.lineWidth = radius * 0.018;
  for (const share of [0.46, 0.86]) {
    context.beginPath();
    context.arc(0, 0, radius * share, 0, Math.PI * 2);
    context.stroke();
  }
  for (let i = 0; i < 12; i++) petal(context, i, 12, radius * 0.385, radius * 0.034, radius * 0.06, hole);
  context.fillStyle = hole;
  context.font = `900 ${radius * 0.5}px ${fontFamily('serif')}`;
  context.textAlign = 'center';
  context.fillText(letter, 0, radius * 0.18);
  context.restore();
}

function ringDisc(context: SKRSContext2D, i: number, count: number, out: number, radius: number, style: string): void {
  const angle = (i / count) * Math.PI * 2;
  fillDisc(context, Math.cos(angle) * out, Math.sin(angle) * out, radius, style);
}

function petal(
  context: SKRSContext2D,
  i: number,
  count: number,
  out: number,
  wide: number,
  tall: number,
  style: string,
): void {
  const angle = (i / count) * Math.PI * 2;
  fillDisc(context, Math.cos(angle) * out, Math.sin(angle) * out, tall, style, wide, angle);
}

/** A window of white paper in a dark lattice, red paper-cuts on it, the snow's light behind. */
export function paperWindow(options: {
  name: string;
  paper: readonly [string, string];
  wood: string;
  blur?: number;
}): Scene {
  const { paper, wood, blur = 0.004 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.7, 0.3, 1.3],
      [
        [0, paper[0]],
        [1, paper[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.35, scale: [0.7, 0.5] }, random);
    for (const [x, y, r, letter] of CUTS) drawPaperCut(context, x * w, y * h, r * w, '#d0281f', '#fbf3e6', letter);
    const bar = w * 0.02;
    for (const x of [0.02, 0.34, 0.67, 0.98]) fillBox(context, x * w - bar * 0.8, 0, bar * 1.6, h, wood);
    for (const y of [0.0, 0.245, 0.5, 0.755]) fillBox(context, 0, y * h - bar * 0.6, w, bar * 1.2, wood);
    for (let x = 0.02; x < 1; x += 0.0825) fillBox(context, x * w, h * 0.755, bar * 0.4, h * 0.25, wood);
    defocus(context, w, h, blur);
    glow(context, w * 0.8, h * 0.2, w, '#fff8ea', 0.35);
  });
}
const CUTS = [
  [0.18, 0.125, 0.135, '春'],
  [0.825, 0.125, 0.135, '福'],
  [0.18, 0.375, 0.14, '喜'],
  [0.825, 0.375, 0.14, '春'],
  [0.505, 0.125, 0.135, '吉'],
  [0.505, 0.63, 0.14, '福'],
] as const;

/** Leaves of gold on a screen, their seams showing. */
export function goldScreen(options: { name: string; gold: readonly [string, string]; plum?: boolean }): Scene {
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.35, 0.25, 1.5],
      [
        [0, options.gold[0]],
        [1, options.gold[1]],
      ],
    );
    const side = w * 0.2;
    for (let y = -side * 0.3; y < h; y += side)
      for (let x = -side * 0.2; x < w; x += side) {
        fillBox(context, x, y, side, side, cssOfHex(random() < 0.5 ? '#fff0b8' : '#7a4c14', random() * 0.12));
        fillBox(context, x, y, side, w * 0.003, cssOfHex('#6a4010', 0.25));
        fillBox(context, x, y, w * 0.003, side, cssOfHex('#6a4010', 0.25));
      }
    texture(context, w, h, { opacity: 0.6, scale: [0.5, 0.4] }, random);
    layer(context, w, h, { blur: 0.003 }, (c) => {
      const flower = (x: number, y: number): void =>
        drawPlumFlower(c, x, y, w * 0.03, ['#fdf4ee', '#f6e4dc', '#ffffff'], '#d8524a', random);
      const bough = { thick: w * 0.03, forks: 4, bark: '#4a2a1c', length: h * 0.17 };
      drawBough(c, { ...bough, x: -w * 0.04, y: h * 0.62, angle: -0.9 }, random, flower);
      drawBough(c, { ...bough, x: w * 1.03, y: h * 0.04, angle: 2.6, thick: w * 0.022 }, random, flower);
    });
    defocus(context, w, h, 0.003);
  });
}

/** At home on New Year's Eve: a scroll with 福, plum in a vase, tangerines, a lamp. */
export function livingRoom(options: { name: string; wall: readonly [string, string]; wood: string }): Scene {
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.8, 0.25, 1.3],
      [
        [0, options.wall[0]],
        [1, options.wall[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.3, scale: [0.8, 0.6] }, random);
    layer(context, w, h, { blur: 0.008 }, (c) => {
      drawBlessing(c, w * 0.16, h * 0.2, w * 0.3);
      fillBox(c, -w * 0.1, h * 0.66, w * 1.2, h * 0.4, shadeDown(c, h * 0.66, h, options.wood, '#2a140c'));
      fillBox(c, -w * 0.1, h * 0.655, w * 1.2, h * 0.014, '#a86a3c');
      drawBough(
        c,
        { x: w * 0.85, y: h * 0.52, angle: -1.75, length: h * 0.14, thick: w * 0.018, forks: 4, bark: '#3a2420' },
        random,
        (x, y) => {
          drawPlumFlower(c, x, y, w * 0.026, ['#e84a5a', '#f4848c', '#f8a8ac'], '#ffe0a0', random);
        },
      );
      fillDisc(c, w * 0.85, h * 0.59, w * 0.09, shadeDown(c, h * 0.5, h * 0.66, '#f4f2ee', '#8aa0b4'), h * 0.075);
      fillBox(c, w * 0.815, h * 0.49, w * 0.07, h * 0.05, '#e4e6e6');
      for (const [dx, dy] of [
        [0, 0],
        [0.09, 0.004],
        [0.18, 0],
        [0.045, -0.045],
        [0.135, -0.045],
        [0.09, -0.085],
      ] as const) {
        const x = (0.06 + dx) * w;
        const y = (0.635 + dy) * h;
        const peel = c.createRadialGradient(x - w * 0.015, y - w * 0.02, 0, x, y, w * 0.05);
        peel.addColorStop(0, '#ffd080');
        peel.addColorStop(0.5, '#f08a24');
        peel.addColorStop(1, '#a84c10');
        fillDisc(c, x, y, w * 0.05, peel, w * 0.045);
      }
    });
    glow(context, w * 0.95, h * 0.12, w * 0.9, '#ffd08a', 0.6);
  });
}

/** Red paper printed with gold: what the photos lie on. */
export const ENVELOPE: Scene = painted('spring-envelope', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.3, 0.2, 1.6],
    [
      [0, '#cf2f28'],
      [1, '#8c1418'],
    ],
  );
  texture(context, w, h, { opacity: 0.35, scale: [0.3, 0.22] }, random);
  context.strokeStyle = cssOfHex('#f0c060', 0.5);
  context.lineWidth = w * 0.004;
  const r = w * 0.09;
  for (let row = 0; row * r * 0.5 < h + r; row++)
    for (let x = row % 2 === 0 ? 0 : r; x < w + r; x += 2 * r)
      for (const share of [1, 0.72, 0.44]) {
        context.beginPath();
        context.arc(x, row * r * 0.5 + r * 0.5, r * share, Math.PI, 0);
        context.stroke();
      }
});

/** A dark table with melon seeds' bowl left out of sight: tangerine leaves, gold ingot paper and 福. */
export const TABLE: Scene = painted('spring-table', (context, w, h, random) => {
  fillDown(
    context,
    w,
    h,
    [
      [0, '#6a3c22'],
      [1, '#2e170d'],
    ],
    0.5,
  );
  texture(context, w, h, { opacity: 0.7, scale: [2.4, 0.12] }, random);
  context.save();
  context.translate(w * 0.12, h * 0.9);
  context.rotate(-0.3);
  drawBlessing(context, 0, 0, w * 0.3);
  context.restore();
  for (const [x, y] of [
    [0.93, 0.06],
    [0.82, 0.03],
    [0.95, 0.16],
  ] as const) {
    fillDisc(context, x * w + w * 0.01, y * h + h * 0.012, w * 0.075, 'rgba(10,4,2,0.5)');
    const peel = context.createRadialGradient(x * w - w * 0.02, y * h - w * 0.03, 0, x * w, y * h, w * 0.075);
    peel.addColorStop(0, '#ffd48a');
    peel.addColorStop(0.5, '#f0902c');
    peel.addColorStop(1, '#b0560f');
    fillDisc(context, x * w, y * h, w * 0.075, peel);
    fillDisc(context, x * w, y * h - w * 0.03, w * 0.012, '#4a6a24');
  }
  defocus(context, w, h, 0.0015);
});

/** A New Year print: a great paper-cut on cream, clouds beneath. */
export const PRINT: Scene = painted('print', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#fbf3e2'],
    [1, '#f3dfc0'],
  ]);
  texture(context, w, h, { opacity: 0.25, scale: [0.4, 0.3] }, random);
  drawPaperCut(context, w * 0.5, h * 0.36, w * 0.445, '#cc2a22', '#fbf3e2', '春');
  context.strokeStyle = '#cc2a22';
  context.lineWidth = w * 0.006;
  context.strokeRect(w * 0.035, w * 0.035, w * 0.93, h - w * 0.07);
  context.lineWidth = w * 0.002;
  context.strokeRect(w * 0.05, w * 0.05, w * 0.9, h - w * 0.1);
});
