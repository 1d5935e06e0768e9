import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick } from '../../pixels/random.ts';
import { scatterBokeh } from '../../scenes/brushes/bokeh.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/layer.ts';
import { greyRows, write } from '../../scenes/lettering.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { tabletop } from '../../scenes/stationery.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { foliage } from './greens.ts';

/** A blackboard full of formulas, hearts and wishes. */
const BLACKBOARD = painted('blackboard', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#2b4f43'],
    [1, '#1b362f'],
  ]);
  texture(context, w, h, { opacity: 0.5, scale: [1.2, 0.4], blend: 'screen' }, random);
  texture(context, w, h, { opacity: 0.4, scale: [2.4, 0.8], blend: 'multiply' }, random);
  const chalk = (text: string, x: number, y: number, size: number, colour: string, angle: number): void => {
    context.save();
    context.translate(x * w, y * h);
    context.rotate((angle * Math.PI) / 180);
    write(context, text, { x: 0, y: 0, size: size * h, colour: cssOfHex(colour, 0.88), font: 'serif', weight: 700 });
    context.restore();
  };
  chalk('毕业快乐', 0.05, 0.12, 0.085, '#fff4c8', -3);
  chalk('再见啦', 0.66, 0.13, 0.06, '#ffc4c8', 4);
  chalk('E = mc²', 0.03, 0.24, 0.045, '#f2f5f0', -2);
  chalk('sin²x + cos²x = 1', 0.5, 0.235, 0.036, '#f2f5f0', 1);
  chalk('前程似锦', 0.02, 0.4, 0.05, '#bfe4ff', -5);
  chalk('2026', 0.8, 0.36, 0.055, '#ffe08a', 5);
  chalk('f(x) = ax + b', 0.03, 0.52, 0.034, '#f2f5f0', 2);
  chalk('明天见', 0.78, 0.5, 0.04, '#c8f0c0', -3);
  chalk('F = ma', 0.8, 0.64, 0.04, '#f2f5f0', 3);
  chalk('一起走过', 0.02, 0.66, 0.044, '#ffc4c8', -2);
  context.lineWidth = w * 0.005;
  for (const [x, y, r, colour] of [
    [0.9, 0.24, 0.03, '#ffb4b8'],
    [0.3, 0.3, 0.024, '#ffe08a'],
    [0.12, 0.78, 0.04, '#bfe4ff'],
  ] as const) {
    context.strokeStyle = cssOfHex(colour, 0.85);
    star(context, x * w, y * h, r * w);
  }
  context.fillStyle = '#8a5f38';
  context.fillRect(0, h * 0.93, w, h * 0.07);
  context.fillStyle = '#b98a58';
  context.fillRect(0, h * 0.925, w, h * 0.012);
  defocus(context, w, h, 0.0028);
});

function star(context: SKRSContext2D, x: number, y: number, r: number): void {
  context.beginPath();
  for (let i = 0; i <= 5; i++) {
    const angle = -Math.PI / 2 + (i * 4 * Math.PI) / 5;
    if (i === 0) context.moveTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
    else context.lineTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
  }
  context.stroke();
}

/** A classroom at three in the afternoon: windows at the left, desks in rows. */
const CLASSROOM = painted('classroom', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#f4ecd8'],
    [0.55, '#e8dcc0'],
    [0.56, '#c9b48c'],
    [1, '#b39a6e'],
  ]);
  context.fillStyle = '#5f8f7a';
  context.fillRect(w * 0.7, h * 0.22, w * 0.4, h * 0.2);
  context.fillStyle = '#a97f4e';
  context.fillRect(w * 0.7, h * 0.42, w * 0.4, h * 0.012);
  for (let i = 0; i < 3; i++) {
    const x = w * (-0.02 + i * 0.2);
    const top = h * (0.06 + i * 0.035);
    const tall = h * (0.5 - i * 0.06);
    context.fillStyle = '#dff2fb';
    context.fillRect(x, top, w * 0.165, tall);
    foliage(
      context,
      [x + w * 0.08, top + tall * 0.75, w * 0.07, tall * 0.22],
      ['#8fc06a', '#b7da8a', '#6aa050'],
      26,
      random,
    );
    context.fillStyle = '#ffffff';
    context.fillRect(x + w * 0.077, top, w * 0.012, tall);
    context.fillRect(x, top + tall * 0.4, w * 0.165, h * 0.008);
    const curtain = context.createLinearGradient(x, 0, x + w * 0.06, 0);
    curtain.addColorStop(0, 'rgba(190,220,235,0.95)');
    curtain.addColorStop(1, 'rgba(230,244,250,0.5)');
    context.fillStyle = curtain;
    context.fillRect(x - w * 0.01, top, w * 0.05, tall);
  }
  for (let row = 0; row < 4; row++) {
    const y = h * (0.6 + row * 0.1);
    const size = w * (0.12 + row * 0.06);
    for (let k = 0; k < 5; k++) {
      const x = w * (0.05 - row * 0.08) + k * size * 1.7;
      context.fillStyle = '#d9b071';
      context.fillRect(x, y, size, h * 0.022 * (1 + row * 0.3));
      context.fillStyle = '#6a7f8c';
      context.fillRect(x + size * 0.08, y + h * 0.02, size * 0.05, h * 0.08);
      context.fillRect(x + size * 0.86, y + h * 0.02, size * 0.05, h * 0.08);
      if (random() < 0.6) {
        context.fillStyle = pick(random, ['#d8584a', '#3f78b0', '#f0c04a', '#5a9a6a']);
        context.fillRect(x + size * 0.2, y - h * 0.014, size * 0.4, h * 0.014);
      }
    }
  }
  defocus(context, w, h, 0.0075);
  for (const x of [0.06, 0.26]) {
    fillPolygon(
      context,
      [
        [x * w, h * 0.1],
        [(x + 0.14) * w, h * 0.1],
        [(x + 0.75) * w, h],
        [(x + 0.4) * w, h],
      ],
      'rgba(255,246,214,0.24)',
    );
  }
  glow(context, w * 0.1, h * 0.2, w * 0.7, '#fff8dc', 0.7);
  defocus(context, w, h, 0.003);
});

/** A red curtain, footlights and the backs of the seats. */
const AUDITORIUM = painted('auditorium', (context, w, h) => {
  for (let i = 0; i < 22; i++) {
    const x = (i / 22) * w;
    const fold = context.createLinearGradient(x, 0, x + w / 22, 0);
    fold.addColorStop(0, '#3f060c');
    fold.addColorStop(0.45, '#b01a26');
    fold.addColorStop(1, '#5a0a12');
    context.fillStyle = fold;
    context.fillRect(x, 0, w / 22 + 1, h);
  }
  context.fillStyle = '#6a0c14';
  context.beginPath();
  context.moveTo(0, 0);
  for (let i = 0; i < 6; i++) {
    context.quadraticCurveTo(((i + 0.5) / 6) * w, h * 0.2, ((i + 1) / 6) * w, h * 0.07);
  }
  context.lineTo(w, 0);
  context.fill();
  context.strokeStyle = '#e0a83a';
  context.lineWidth = h * 0.012;
  context.beginPath();
  context.moveTo(0, h * 0.07);
  for (let i = 0; i < 6; i++) context.quadraticCurveTo(((i + 0.5) / 6) * w, h * 0.2, ((i + 1) / 6) * w, h * 0.07);
  context.stroke();
  context.fillStyle = '#8a5a30';
  context.fillRect(0, h * 0.72, w, h * 0.1);
  context.fillStyle = '#1c0608';
  context.fillRect(0, h * 0.82, w, h * 0.2);
  for (let i = 0; i < 9; i++) {
    context.fillStyle = '#4a0c12';
    context.beginPath();
    context.roundRect(w * (i * 0.125 - 0.03), h * 0.84, w * 0.105, h * 0.2, w * 0.03);
    context.fill();
  }
  defocus(context, w, h, 0.0065);
  for (const x of [0.16, 0.5, 0.84]) glow(context, x * w, h * 0.02, w * 0.6, '#ffdca0', 0.55);
  for (let x = 0.06; x < 1; x += 0.1) glow(context, x * w, h * 0.72, w * 0.05, '#ffe6b8', 0.8);
});

/** A wall of notices and snapshots. */
export const CORK_BOARD: Scene = tabletop('cork', ['#cf9f66', '#a87642'], [0.1, 0.08], (context, w, h, random) => {
  const notes = ['社团招新', '讲座', '期末加油', '失物招领', '毕业晚会', '一起跑步'];
  notes.forEach((text, i) => {
    context.save();
    context.translate(w * (i % 2 === 0 ? 0.02 : 0.68), h * (0.03 + Math.floor(i / 2) * 0.34));
    context.rotate((random() - 0.5) * 0.22);
    context.shadowColor = 'rgba(0,0,0,0.35)';
    context.shadowBlur = h * 0.012;
    context.fillStyle = pick(random, ['#fff6c8', '#ffd8dc', '#d4ecff', '#dff5d4', '#ffffff']);
    context.fillRect(0, 0, w * 0.3, h * 0.2);
    context.shadowColor = 'transparent';
    write(context, text, { x: w * 0.03, y: h * 0.05, size: h * 0.03, colour: '#3a3a3e', weight: 900 });
    greyRows(
      context,
      { x: w * 0.03, y: h * 0.075, width: w * 0.24, rows: 5, step: h * 0.02, colour: '#a8a8ac' },
      random,
    );
    context.fillStyle = pick(random, ['#d8433a', '#2f78c8', '#f0b02a']);
    context.beginPath();
    context.arc(w * 0.15, h * 0.008, w * 0.016, 0, 7);
    context.fill();
    context.restore();
  });
});

/** A dormitory at night: small lights on a string along a blue wall. */
const DORM = painted('dorm', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#27335e'],
    [1, '#121832'],
  ]);
  texture(context, w, h, { opacity: 0.3, scale: [0.9, 0.7] }, random);
  for (const [x, y, colour] of [
    [0.06, 0.2, '#d8584a'],
    [0.3, 0.34, '#e8c45a'],
    [0.68, 0.16, '#4a8fb0'],
    [0.8, 0.42, '#e8e0d0'],
  ] as const) {
    context.fillStyle = colour;
    context.fillRect(x * w, y * h, w * 0.19, h * 0.17);
  }
  defocus(context, w, h, 0.007);
  for (let i = 0; i < 30; i++) {
    const u = i / 29;
    const y = h * (0.08 + 0.07 * Math.sin(u * Math.PI * 3) ** 2 + (i % 2) * 0.012);
    glow(context, u * w, y, w * 0.06, '#ffd890', 0.95);
  }
  const lights = { count: 12, colours: ['#ffd890', '#ffe8b8'], radius: [0.01, 0.03] as const, opacity: 0.5 };
  scatterBokeh(context, w, h, { ...lights, area: [0, 0.6, 1, 1] }, random);
});

export const ROOMS = { blackboard: BLACKBOARD, classroom: CLASSROOM, auditorium: AUDITORIUM, dorm: DORM } as const;
