import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillLetters } from '../../pixels/letters.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { CustomScene } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { fontFamily } from '../../stages/overlay/fonts.ts';
import { drawTower } from './sights.ts';

/** The back of an old postcard: lines, handwriting, stamp and postmark. Prints lie on it. */
export const POSTCARD: CustomScene = painted('postcard', (context, w, h, random) => {
  fillDown(
    context,
    w,
    h,
    [
      [0, '#efe2c6'],
      [1, '#d8c4a0'],
    ],
    0.3,
  );
  texture(context, w, h, { opacity: 0.4, scale: [0.7, 0.5] }, random);
  texture(context, w, h, { opacity: 0.2, scale: [0.1, 0.08], blend: 'overlay' }, random);
  context.strokeStyle = cssOfHex('#3a3450', 0.62);
  context.lineWidth = h * 0.0022;
  for (let line = 0; line < 16; line++)
    drawScript(context, w * 0.05, h * (0.09 + line * 0.055), w * 0.9, h * 0.012, random);
  drawStamp(context, w * 0.78, h * 0.03, w * 0.19, h * 0.18);
  drawPostmark(context, w * 0.74, h * 0.17, w * 0.11);
});

/** A line of handwriting: loops of uneven height, words of uneven length. */
function drawScript(context: SKRSContext2D, x: number, y: number, wide: number, size: number, random: () => number) {
  const end = x + wide * (0.7 + random() * 0.3);
  for (let at = x; at < end; ) {
    const word = wide * (0.05 + random() * 0.12);
    context.beginPath();
    let up = 0.5;
    for (let px = at, turn = 0; px < at + word; px += size * 0.1, turn += 0.9) {
      if (Math.sin(turn) < -0.95) up = random() < 0.22 ? 1.3 : 0.35 + random() * 0.3;
      const high = (1 - Math.cos(turn)) * 0.5 * up * size;
      context.lineTo(px + Math.sin(turn) * size * 0.22 + high * 0.4, y - high);
    }
    context.stroke();
    at += word + size * 1.3;
  }
}

function drawStamp(context: SKRSContext2D, x: number, y: number, wide: number, tall: number): void {
  context.save();
  context.shadowColor = 'rgba(60,40,20,0.4)';
  context.shadowBlur = wide * 0.05;
  context.fillStyle = '#fbf6ea';
  context.fillRect(x, y, wide, tall);
  context.restore();
  context.fillStyle = '#dcc9a6';
  for (let k = 0; k <= 10; k++) {
    for (const [px, py] of [
      [x + (wide * k) / 10, y],
      [x + (wide * k) / 10, y + tall],
      [x, y + (tall * k) / 10],
      [x + wide, y + (tall * k) / 10],
    ] as const) {
      context.beginPath();
      context.arc(px, py, wide * 0.032, 0, Math.PI * 2);
      context.fill();
    }
  }
  context.fillStyle = '#b8584c';
  context.fillRect(x + wide * 0.1, y + tall * 0.08, wide * 0.8, tall * 0.84);
  drawTower(context, x + wide / 2, y + tall * 0.88, tall * 0.66, '#fbeedc');
}

function drawPostmark(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.strokeStyle = cssOfHex('#1c1c2c', 0.62);
  context.fillStyle = cssOfHex('#1c1c2c', 0.62);
  context.lineWidth = radius * 0.045;
  for (const size of [1, 0.62]) {
    context.beginPath();
    context.arc(x, y, radius * size, 0, Math.PI * 2);
    context.stroke();
  }
  for (let k = 0; k < 5; k++) {
    context.beginPath();
    for (let t = 0; t <= 1; t += 0.05)
      context.lineTo(x - radius * (1.05 + t * 2.2), y + radius * (k * 0.26 - 0.5 + 0.07 * Math.sin(t * 12)));
    context.stroke();
  }
  context.save();
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `700 ${radius * 0.26}px ${fontFamily('sans')}`;
  fillLetters(context, '18 · 9', x, y);
  context.translate(x, y);
  [...'PARIS · PARIS · '].forEach((letter, i) => {
    context.save();
    context.rotate((i / 16) * Math.PI * 2);
    fillLetters(context, letter, 0, -radius * 0.8);
    context.restore();
  });
  context.restore();
}

/** A café table of dark green marble with a brass rim, seen from above. */
export const MARBLE: CustomScene = painted('marble', (context, w, h, random) => {
  fillDown(
    context,
    w,
    h,
    [
      [0, '#1d3a30'],
      [1, '#0f2019'],
    ],
    0.3,
  );
  texture(context, w, h, { opacity: 0.6, scale: [1.9, 1.3], blend: 'soft-light' }, random);
  for (let vein = 0; vein < 9; vein++) {
    context.strokeStyle = cssOfHex('#b8d0c0', 0.12 + random() * 0.25);
    context.lineWidth = w * (0.001 + random() * 0.0025);
    context.beginPath();
    let x = random() * w;
    let y = -h * 0.1;
    let lean = 0;
    while (y < h * 1.1) {
      context.lineTo(x, y);
      lean = lean * 0.8 + (random() - 0.45) * w * 0.012;
      x += lean;
      y += h * 0.012;
    }
    context.stroke();
  }
  context.strokeStyle = cssOfHex('#e8d4b4', 0.22);
  context.lineWidth = w * 0.007;
  context.beginPath();
  context.arc(w * 0.14, h * 0.14, w * 0.13, 0.4, Math.PI * 2.2);
  context.stroke();
  context.fillStyle = '#b88a44';
  context.fillRect(w * 0.975, 0, w * 0.025, h);
});

/** A printed poster in three inks: the tower, a large moon, roofs. */
export const POSTER: CustomScene = painted('poster', (context, w, h) => {
  fillDown(context, w, h, [
    [0, '#d8553a'],
    [0.6, '#f0a070'],
    [1, '#f0a070'],
  ]);
  context.fillStyle = '#f8e4c0';
  context.beginPath();
  context.arc(w * 0.5, h * 0.36, w * 0.33, 0, Math.PI * 2);
  context.fill();
  drawTower(context, w * 0.2, h * 0.8, h * 0.66, '#24284c');
  context.fillStyle = '#24284c';
  for (const [x, y, wide] of [
    [0.6, 0.6, 0.18],
    [0.76, 0.56, 0.16],
    [0.9, 0.62, 0.14],
    [-0.02, 0.7, 0.5],
  ] as const) {
    context.fillRect(x * w, y * h, wide * w, h);
    context.fillRect((x + wide * 0.3) * w, (y - 0.03) * h, w * 0.035, h * 0.04);
  }
  context.fillStyle = '#f8d48a';
  for (let k = 0; k < 12; k++)
    context.fillRect(w * (0.63 + (k % 4) * 0.09), h * (0.64 + Math.floor(k / 4) * 0.05), w * 0.022, h * 0.022);
});
