import { pick } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { painted } from '../../scenes/layer.ts';
import { write } from '../../scenes/lettering.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { layCard, tabletop } from '../../scenes/stationery.ts';

/** The corner shop: a striped board, posters on the glass, a freezer of ices. */
const CORNER_SHOP = painted('corner-shop', (context, w, h, random) => {
  context.fillStyle = '#f2f4ee';
  context.fillRect(0, 0, w, h);
  ['#f08a2a', '#f6f4ea', '#d8382e', '#f6f4ea', '#1f8a5a'].forEach((colour, i) => {
    context.fillStyle = colour;
    context.fillRect(0, h * (0.03 + i * 0.028), w, h * 0.028);
  });
  write(context, '便利店 24H', {
    x: w * 0.93,
    y: h * 0.125,
    size: h * 0.062,
    colour: '#1c3a5a',
    weight: 900,
    align: 'right',
  });
  context.fillStyle = '#cfe6ee';
  context.fillRect(0, h * 0.2, w, h * 0.5);
  for (let row = 0; row < 4; row++) {
    for (let x = 0.02; x < 1; x += 0.045) {
      context.fillStyle = pick(random, ['#e8503c', '#2f8ad0', '#f2b82a', '#3fa06a', '#f4f4f4', '#e88ab0']);
      context.fillRect(x * w, h * (0.24 + row * 0.11), w * 0.034, h * 0.07);
    }
    context.fillStyle = '#ffffff';
    context.fillRect(0, h * (0.312 + row * 0.11), w, h * 0.012);
  }
  context.fillStyle = '#e6ebe8';
  context.fillRect(0, h * 0.68, w, h * 0.32);
  context.fillStyle = '#5ab8d8';
  context.beginPath();
  context.roundRect(w * 0.56, h * 0.62, w * 0.5, h * 0.3, w * 0.02);
  context.fill();
  write(context, '冰', { x: w * 0.78, y: h * 0.82, size: h * 0.12, colour: '#ffffff', weight: 900, align: 'center' });
  defocus(context, w, h, 0.006);
  glow(context, w * 0.5, h * 0.3, w * 0.8, '#ffffff', 0.4);
});

/** The window of a local train; rice fields pass. */
const TRAIN = painted('train', (context, w, h, random) => {
  context.fillStyle = '#d8cdb4';
  context.fillRect(0, 0, w, h);
  for (const x of [0.03, 0.53]) {
    context.save();
    context.beginPath();
    context.roundRect(x * w, h * 0.1, w * 0.44, h * 0.5, w * 0.03);
    context.clip();
    fillDown(context, w, h, [
      [0, '#5fb4e8'],
      [0.3, '#d8f0f8'],
      [0.36, '#7fae6a'],
      [0.42, '#a8d05a'],
      [0.6, '#6fa83a'],
    ]);
    for (let i = 0; i < 24; i++) {
      context.fillStyle = pick(random, ['rgba(255,255,255,0.3)', 'rgba(70,120,50,0.45)', 'rgba(220,240,140,0.5)']);
      context.fillRect(
        x * w + random() * w * 0.4,
        h * (0.38 + random() * 0.22),
        w * (0.06 + random() * 0.2),
        h * 0.008,
      );
    }
    context.restore();
  }
  context.fillStyle = '#8a8478';
  context.fillRect(0, h * 0.06, w, h * 0.012);
  for (let i = 0; i < 6; i++) {
    context.strokeStyle = '#f4f0e4';
    context.lineWidth = w * 0.014;
    context.beginPath();
    context.arc(w * (0.1 + i * 0.17), h * 0.15, w * 0.035, 0, 7);
    context.stroke();
  }
  context.fillStyle = '#2f6f5a';
  context.fillRect(0, h * 0.72, w, h * 0.28);
  context.fillStyle = '#3f8a70';
  context.fillRect(0, h * 0.72, w, h * 0.03);
  defocus(context, w, h, 0.006);
  fillPolygon(
    context,
    [
      [w * 0.5, 0],
      [w, 0],
      [w * 0.7, h],
      [w * 0.1, h],
    ],
    'rgba(255,246,214,0.2)',
  );
});

/** A room with a white curtain, a fan and the green outside. */
const CURTAIN = painted('curtain', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#f4f2e6'],
    [1, '#d8d4c0'],
  ]);
  context.fillStyle = '#b8e08a';
  context.fillRect(w * 0.3, h * 0.04, w * 0.66, h * 0.7);
  for (let i = 0; i < 90; i++) {
    context.fillStyle = pick(random, ['#8fc85a', '#d8f0a8', '#6fae48', '#f0fad0']);
    context.globalAlpha = 0.6;
    context.beginPath();
    context.arc(w * (0.3 + random() * 0.66), h * (0.04 + random() * 0.7), w * (0.02 + random() * 0.05), 0, 7);
    context.fill();
  }
  context.globalAlpha = 1;
  defocus(context, w, h, 0.014);
  context.fillStyle = '#ffffff';
  context.fillRect(w * 0.62, h * 0.04, w * 0.02, h * 0.7);
  for (let i = 0; i < 12; i++) {
    const x = w * (0.2 + i * 0.036);
    const fold = context.createLinearGradient(x, 0, x + w * 0.06, 0);
    fold.addColorStop(0, 'rgba(255,255,255,0.92)');
    fold.addColorStop(0.5, 'rgba(226,234,226,0.75)');
    fold.addColorStop(1, 'rgba(255,255,255,0.35)');
    context.fillStyle = fold;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x + w * 0.05, 0);
    context.quadraticCurveTo(x + w * 0.02, h * 0.4, x + w * (0.08 + i * 0.006), h * 0.8);
    context.lineTo(x + w * (0.02 + i * 0.006), h * 0.8);
    context.quadraticCurveTo(x - w * 0.03, h * 0.4, x, 0);
    context.fill();
  }
  glow(context, w * 0.6, h * 0.25, w * 0.8, '#fffce8', 0.6);
  defocus(context, w, h, 0.004);
});

/** A cloth of red and white squares on grass, with slices of melon. */
export const PICNIC: Scene = tabletop('picnic', ['#fbf6ee', '#e8ddd0'], [0.3, 0.2], (context, w, h) => {
  const size = w / 9;
  for (let row = 0; row * size < h; row++) {
    for (let k = 0; k < 9; k++) {
      if (row % 2 === 0 || k % 2 === 0) {
        context.fillStyle = row % 2 === 0 && k % 2 === 0 ? '#d8382e' : 'rgba(216,56,46,0.42)';
        context.fillRect(k * size, row * size, size + 1, size + 1);
      }
    }
  }
  for (const [x, y, angle] of [
    [0.12, 0.93, -20],
    [0.9, 0.1, 150],
  ] as const) {
    context.save();
    context.translate(x * w, y * h);
    context.rotate((angle * Math.PI) / 180);
    context.shadowColor = 'rgba(0,0,0,0.4)';
    context.shadowBlur = h * 0.02;
    for (const [r, colour] of [
      [0.2, '#2f7a3a'],
      [0.185, '#e8f0c8'],
      [0.172, '#e8433c'],
    ] as const) {
      context.fillStyle = colour;
      context.beginPath();
      context.arc(0, 0, r * w, Math.PI, 0);
      context.fill();
      context.shadowColor = 'transparent';
    }
    context.fillStyle = '#2a1210';
    for (let i = 0; i < 7; i++) {
      context.beginPath();
      context.ellipse((i - 3) * w * 0.04, -w * (0.05 + (i % 2) * 0.045), w * 0.006, w * 0.011, 0, 0, 7);
      context.fill();
    }
    context.restore();
  }
});

/** The paper bag of a laboratory with the prints half out of it. */
export const PRINT_BAG: Scene = tabletop('print-bag', ['#d8e8ea', '#9fbcc4'], [1.3, 0.9], (context, w, h) => {
  layCard(context, { x: w * 0.5, y: h * 0.82, width: w * 0.9, height: h * 0.5, angle: 2 }, '#ffc629', (cw, ch) => {
    context.fillStyle = '#e0382c';
    context.fillRect(0, ch * 0.54, cw, ch * 0.12);
    write(context, '夏日冲印', { x: cw * 0.06, y: ch * 0.835, size: ch * 0.16, colour: '#1c1a18', weight: 900 });
    write(context, '36 EXP · ISO 400', {
      x: cw * 0.94,
      align: 'right',
      y: ch * 0.618,
      size: ch * 0.055,
      colour: '#ffffff',
      spacing: 0.08,
    });
  });
});

export const INDOORS = { cornerShop: CORNER_SHOP, train: TRAIN, curtain: CURTAIN } as const;
