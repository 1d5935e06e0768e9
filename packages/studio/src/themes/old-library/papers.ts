import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** A desk top of green leather with a gilt line, a fountain pen and an old letter. */
export const DESK: Scene = painted('desk', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.25, 0.2, 1.6],
    [
      [0, '#2f5a44'],
      [0.6, '#1c3a2b'],
      [1, '#0c1a13'],
    ],
  );
  texture(context, w, h, { opacity: 0.22, scale: [0.3, 0.22], blend: 'overlay' }, random);
  context.strokeStyle = cssOfHex('#c9a04e', 0.75);
  context.lineWidth = h * 0.004;
  context.strokeRect(w * 0.035, h * 0.025, w * 0.93, h * 0.95);
  context.lineWidth = h * 0.0015;
  context.strokeRect(w * 0.055, h * 0.04, w * 0.89, h * 0.92);
  drawLetter(context, w * 0.16, h * 0.86, w * 0.5, h * 0.36, -0.28, random);
  drawPen(context, w * 0.86, h * 0.2, h * 0.34, 1.9);
});

function drawLetter(
  context: SKRSContext2D,
  x: number,
  y: number,
  wide: number,
  tall: number,
  turn: number,
  random: Random,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.shadowColor = 'rgba(0,0,0,0.6)';
  context.shadowBlur = wide * 0.05;
  context.fillStyle = '#e6d3a8';
  context.fillRect(-wide / 2, -tall / 2, wide, tall);
  context.shadowColor = 'rgba(0,0,0,0)';
  context.strokeStyle = 'rgba(70,45,25,0.6)';
  context.lineWidth = tall * 0.006;
  for (let row = -0.4; row < 0.42; row += 0.075) {
    context.beginPath();
    context.moveTo(-wide * 0.42, row * tall);
    for (let u = -0.42; u < 0.3 + random() * 0.12; u += 0.012) {
      context.lineTo(u * wide, row * tall + (random() - 0.5) * tall * 0.022);
    }
    context.stroke();
  }
  context.restore();
}

function drawPen(context: SKRSContext2D, x: number, y: number, long: number, turn: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.shadowColor = 'rgba(0,0,0,0.6)';
  context.shadowBlur = long * 0.03;
  context.shadowOffsetY = long * 0.02;
  const half = long * 0.032;
  const body = context.createLinearGradient(0, -half, 0, half);
  body.addColorStop(0, '#6a2030');
  body.addColorStop(0.3, '#c0707a');
  body.addColorStop(1, '#2a0a10');
  context.fillStyle = body;
  context.beginPath();
  context.roundRect(-long * 0.5, -half, long * 0.78, half * 2, half);
  context.fill();
  context.fillStyle = '#d8b25e';
  context.fillRect(-long * 0.02, -half * 1.06, long * 0.03, half * 2.12);
  fillPolygon(
    context,
    [
      [long * 0.28, -half * 0.7],
      [long * 0.44, -half * 0.1],
      [long * 0.44, half * 0.1],
      [long * 0.28, half * 0.7],
    ],
    '#e4c678',
  );
  context.restore();
}

/** Two pages of an old book, out of print and yellowed. */
export const OPEN_BOOK: Scene = painted('open-book', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#4a2c18'],
    [1, '#22120a'],
  ]);
  texture(context, w, h, { opacity: 0.8, scale: [4, 0.05], blend: 'multiply' }, random);
  context.translate(w * 0.5, h * 0.5);
  context.rotate(-0.1);
  context.shadowColor = 'rgba(0,0,0,0.7)';
  context.shadowBlur = w * 0.05;
  for (const side of [-1, 1]) {
    const page = context.createLinearGradient(0, 0, side * w * 0.62, 0);
    page.addColorStop(0, '#a5854f');
    page.addColorStop(0.14, '#dcc596');
    page.addColorStop(0.6, '#ecdcb4');
    page.addColorStop(1, '#c9ac74');
    context.fillStyle = page;
    context.fillRect(side > 0 ? 0 : -w * 0.62, -h * 0.44, w * 0.62, h * 0.88);
    context.shadowColor = 'rgba(0,0,0,0)';
    for (let row = -0.38; row < 0.39; row += 0.021) {
      for (let u = 0.07; u < 0.54; ) {
        const word = 0.012 + random() * 0.035;
        context.fillStyle = cssOfHex('#4a3018', 0.4 + random() * 0.25);
        context.fillRect(side > 0 ? u * w : (-u - word) * w, row * h, word * w, h * 0.006);
        u += word + 0.012;
      }
    }
  }
  context.resetTransform();
  defocus(context, w, h, 0.0012);
  texture(context, w, h, { opacity: 0.3, scale: [0.6, 0.5], blend: 'multiply' }, random);
});

/** Aged laid paper of a bookplate. */
export const AGED_PAPER: Scene = painted('aged-paper', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.5, 0.45, 1],
    [
      [0, '#efe0ba'],
      [0.7, '#e2cd9c'],
      [1, '#b8935a'],
    ],
  );
  texture(context, w, h, { opacity: 0.35, scale: [0.8, 0.6] }, random);
});
