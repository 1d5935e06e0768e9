import type { SKRSContext2D } from '@napi-rs/canvas';
import { greyRows } from '../../scenes/grey-rows.ts';
import { guilloche } from '../../scenes/guilloche.ts';
import { layCard } from '../../scenes/lay-card.ts';
import { write } from '../../scenes/lettering.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { tabletop } from '../../scenes/tabletop.ts';
import { rows } from './rows.ts';

/** The data page of a travel document; the photo's place is at the left. */
export const VISA_PAGE: Scene = tabletop('visa', ['#4a2f22', '#20130d'], [5, 0.12], (context, w, h) => {
  const size = { x: w * 0.5, width: w * 0.94, height: h * 0.44, round: w * 0.02 };
  layCard(context, { ...size, y: h * 0.265 }, '#f3ecdf', (cw, ch) => {
    guilloche(context, cw, ch, '#b0704a', 0.28);
    guilloche(context, cw, ch * 1.3, '#4a7a9a', 0.18);
    stamp(context, cw * 0.28, ch * 0.45, ch * 0.22, '#b23a4a', '入境', -14);
    stamp(context, cw * 0.72, ch * 0.58, ch * 0.2, '#2c5f9a', '出境', 10);
  });
  layCard(context, { ...size, y: h * 0.715 }, '#f6f1e6', (cw, ch) => {
    guilloche(context, cw, ch, '#c08a5a', 0.3);
    guilloche(context, cw, ch * 1.4, '#5a8a8a', 0.22);
    write(context, '旅行证', { x: cw * 0.05, y: ch * 0.11, size: ch * 0.075, colour: '#6a2a22', font: 'serif' });
    write(context, 'TRAVEL DOCUMENT', {
      x: cw * 0.95,
      y: ch * 0.1,
      size: ch * 0.045,
      colour: '#6a2a22',
      align: 'right',
      spacing: 0.1,
    });
    rows(
      context,
      ['姓名 / NAME', '国籍 / NATIONALITY', '签发日期 / ISSUED', '有效期 / EXPIRY'],
      cw * 0.42,
      ch * 0.22,
      ch * 0.132,
      cw * 0.5,
    );
    context.fillStyle = 'rgba(255,255,255,0.75)';
    context.fillRect(0, ch * 0.79, cw, ch * 0.21);
    ['V<KNR<<STUDIO<<PORTRAIT<<<<<<<<<<<<<<', '20KINORA26<<<<<<<<<<<<<<<<<<<<<<<04'].forEach((line, i) => {
      write(context, line, {
        x: cw * 0.05,
        y: ch * (0.865 + i * 0.085),
        size: ch * 0.055,
        colour: '#2a2a2a',
        weight: 400,
        widest: cw * 0.9,
        spacing: 0.14,
      });
    });
  });
});

function stamp(
  context: SKRSContext2D,
  x: number,
  y: number,
  r: number,
  colour: string,
  text: string,
  angle: number,
): void {
  context.save();
  context.globalAlpha = 0.55;
  context.translate(x, y);
  context.rotate((angle * Math.PI) / 180);
  context.strokeStyle = colour;
  context.lineWidth = r * 0.07;
  context.beginPath();
  context.roundRect(-r * 1.1, -r * 0.72, r * 2.2, r * 1.44, r * 0.2);
  context.stroke();
  write(context, text, { x: 0, y: r * 0.12, size: r * 0.55, colour, align: 'center', weight: 900, spacing: 0.15 });
  write(context, '2026 · 06 · 18', { x: 0, y: r * 0.5, size: r * 0.22, colour, align: 'center' });
  context.restore();
}

/** A form to be filled in; the photo lies on its upper right corner. */
export const ENTRY_FORM: Scene = tabletop('form', ['#5f7f9c', '#2c445e'], [1.1, 0.8], (context, w, h, random) => {
  layCard(context, { x: w * 0.46, y: h * 0.52, width: w * 0.86, height: h * 0.9, angle: -3 }, '#fbf9f2', (cw, ch) => {
    write(context, '报 名 表', {
      x: cw * 0.08,
      y: ch * 0.11,
      size: ch * 0.05,
      colour: '#2b3036',
      font: 'serif',
      weight: 900,
    });
    context.strokeStyle = '#8f979f';
    context.lineWidth = 1.3;
    context.strokeRect(cw * 0.07, ch * 0.16, cw * 0.86, ch * 0.76);
    ['姓名', '性别', '出生', '学校', '电话', '地址', '特长', '备注'].forEach((label, i) => {
      const y = ch * (0.16 + i * 0.08);
      const end = i < 4 ? 0.58 : 0.93;
      context.strokeRect(cw * 0.07, y, cw * (end - 0.07), ch * 0.08);
      context.strokeRect(cw * 0.07, y, cw * 0.15, ch * 0.08);
      write(context, label, {
        x: cw * 0.145,
        y: y + ch * 0.049,
        size: ch * 0.023,
        colour: '#4a5058',
        align: 'center',
        weight: 400,
      });
      if (i < 6) {
        greyRows(
          context,
          {
            x: cw * 0.25,
            y: y + ch * 0.036,
            width: cw * (end - 0.3) * 0.7,
            rows: 1,
            step: ch * 0.026,
            colour: '#5a72a8',
          },
          random,
        );
      }
    });
  });
});

/** A green mat with a grid of lines, a steel rule and cuttings. */
export const CUTTING_MAT: Scene = tabletop('mat', ['#2f8f86', '#125049'], [1.1, 0.8], (context, w, h) => {
  context.strokeStyle = 'rgba(255,255,255,0.2)';
  context.lineWidth = 1;
  const step = h / 22;
  for (let i = 1; i < 22; i++) {
    context.strokeRect(-1, i * step, w + 2, 0);
    context.strokeRect(i * step, -1, 0, h + 2);
  }
  layCard(context, { x: w * 0.46, y: h * 0.895, width: w * 1.2, height: h * 0.07, angle: -9 }, '#c9ced3', (rw, rh) => {
    context.fillStyle = '#5c646c';
    for (let i = 0; i < 90; i++)
      context.fillRect((i / 90) * rw, 0, 1.2, rh * (i % 10 === 0 ? 0.45 : i % 5 === 0 ? 0.34 : 0.22));
    context.fillStyle = 'rgba(255,255,255,0.35)';
    context.fillRect(0, rh * 0.6, rw, rh * 0.12);
  });
  layCard(
    context,
    { x: w * 0.09, y: h * 0.4, width: w * 0.05, height: h * 0.5, angle: -9 },
    '#ffffff',
    () => undefined,
  );
});

/** A reporter's pass in black and red; the photo's place is in its upper half. */
export const PRESS_CARD: Scene = tabletop('press', ['#e8e4de', '#b9b2a8'], [1.2, 0.9], (context, w, h) => {
  layCard(
    context,
    { x: w * 0.5, y: h * 0.52, width: w * 0.7, height: h * 0.86, angle: 6, round: w * 0.03 },
    '#141416',
    (cw, ch) => {
      context.fillStyle = '#e8e4de';
      context.beginPath();
      context.roundRect(cw * 0.4, ch * 0.025, cw * 0.2, ch * 0.022, ch * 0.011);
      context.fill();
      context.fillStyle = '#d8262c';
      context.fillRect(0, ch * 0.66, cw, ch * 0.2);
      const centre = { x: cw / 2, align: 'center' } as const;
      write(context, 'PRESS', {
        ...centre,
        y: ch * 0.8,
        size: ch * 0.13,
        colour: '#ffffff',
        weight: 900,
        spacing: 0.08,
      });
      write(context, '采访证', {
        ...centre,
        y: ch * 0.93,
        size: ch * 0.05,
        colour: '#ffffff',
        weight: 900,
        spacing: 0.5,
      });
      write(context, 'KINORA NEWS', { ...centre, y: ch * 0.965, size: ch * 0.02, colour: '#9a9a9e', spacing: 0.4 });
    },
  );
});
