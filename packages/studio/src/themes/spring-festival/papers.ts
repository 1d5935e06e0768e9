import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillLetters } from '../../pixels/letters.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
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
  fillLetters(context, letter, 0, radius * 0.18);
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
