import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { greyRows } from '../../scenes/grey-rows.ts';
import { guilloche } from '../../scenes/guilloche.ts';
import { layCard } from '../../scenes/lay-card.ts';
import { write } from '../../scenes/lettering.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { tabletop } from '../../scenes/tabletop.ts';
import { mortarboard } from './mortarboard.ts';

/** A page of the yearbook: one large photograph, two small ones, handwriting. */
export const YEARBOOK: Scene = tabletop('yearbook', ['#3d6a86', '#1e3b50'], [1.2, 0.9], (context, w, h, random) => {
  layCard(context, { x: w * 0.47, y: h * 0.5, width: w * 0.92, height: h * 0.96, angle: -1.5 }, '#fbf6ea', (pw, ph) => {
    context.fillStyle = 'rgba(120,90,50,0.12)';
    context.fillRect(0, 0, pw * 0.05, ph);
    write(context, '二〇二六届', {
      x: pw * 0.1,
      y: ph * 0.085,
      size: ph * 0.046,
      colour: '#b8402e',
      font: 'serif',
      weight: 900,
    });
    write(context, 'CLASS OF 2026', {
      x: pw * 0.92,
      y: ph * 0.08,
      size: ph * 0.02,
      colour: '#6a5a44',
      align: 'right',
      spacing: 0.25,
    });
    context.fillStyle = '#b8402e';
    context.fillRect(pw * 0.1, ph * 0.105, pw * 0.82, ph * 0.004);
    write(context, '愿你一路有光', { x: pw * 0.1, y: ph * 0.965, size: ph * 0.028, colour: '#6a5a44', font: 'serif' });
    greyRows(
      context,
      { x: pw * 0.1, y: ph * 0.69, width: pw * 0.33, rows: 12, step: ph * 0.02, colour: 'rgba(90,76,56,0.45)' },
      random,
    );
    mortarboard(context, pw * 0.85, ph * 0.94, pw * 0.055, -14);
  });
});

/** A diploma with its red seal; the photograph has its place at the left. */
export const DIPLOMA: Scene = tabletop('diploma', ['#6a2f22', '#331410'], [5, 0.12], (context, w, h) => {
  layCard(context, { x: w * 0.5, y: h * 0.5, width: w * 0.92, height: h * 0.9 }, '#8c1c22', (cw, ch) => {
    context.fillStyle = '#f7efdb';
    context.fillRect(cw * 0.035, cw * 0.035, cw * 0.93, ch - cw * 0.07);
    context.save();
    context.translate(cw * 0.06, cw * 0.06);
    guilloche(context, cw * 0.88, ch - cw * 0.12, '#c9a25a', 0.2);
    context.restore();
    context.strokeStyle = '#c39a44';
    context.lineWidth = cw * 0.008;
    context.strokeRect(cw * 0.06, cw * 0.06, cw * 0.88, ch - cw * 0.12);
    const middle = { x: cw / 2, align: 'center', font: 'serif' } as const;
    write(context, '毕业证书', {
      ...middle,
      y: ch * 0.16,
      size: ch * 0.07,
      colour: '#8c1c22',
      weight: 900,
      spacing: 0.2,
    });
    write(context, 'CERTIFICATE OF GRADUATION', {
      ...middle,
      y: ch * 0.2,
      size: ch * 0.018,
      colour: '#8a6f3a',
      spacing: 0.2,
    });
    const lines = ['修业期满，成绩合格，', '准予毕业。', '愿此去繁花似锦，', '再相逢依然如故。'];
    lines.forEach((line, i) => {
      write(context, line, {
        ...middle,
        y: ch * (0.735 + i * 0.042),
        size: ch * 0.027,
        colour: '#3a2c1e',
        weight: 400,
      });
    });
    context.save();
    context.translate(cw * 0.8, ch * 0.86);
    context.strokeStyle = 'rgba(196,30,36,0.85)';
    context.lineWidth = cw * 0.008;
    context.beginPath();
    context.arc(0, 0, cw * 0.085, 0, 7);
    context.stroke();
    write(context, '星河大学', {
      x: 0,
      y: cw * 0.012,
      size: cw * 0.036,
      colour: 'rgba(196,30,36,0.85)',
      align: 'center',
      font: 'serif',
    });
    context.restore();
  });
});

/** Sunny paper with rays and caps, the ground of a poster. */
export const FAREWELL: Scene = painted('farewell', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#ffd24a'],
    [1, '#ff9f3a'],
  ]);
  context.fillStyle = 'rgba(255,240,180,0.55)';
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * Math.PI * 2;
    context.beginPath();
    context.moveTo(w / 2, h * 0.5);
    context.lineTo(w / 2 + Math.cos(a) * h, h * 0.5 + Math.sin(a) * h);
    context.lineTo(w / 2 + Math.cos(a + 0.17) * h, h * 0.5 + Math.sin(a + 0.17) * h);
    context.fill();
  }
  for (let i = 0; i < 9; i++) {
    const x = w * (0.06 + (i % 3) * 0.42 + random() * 0.06);
    const y = h * (0.3 + Math.floor(i / 3) * 0.16 + random() * 0.05);
    if (Math.abs(x - w / 2) > w * 0.24) mortarboard(context, x, y, w * (0.05 + random() * 0.03), random() * 70 - 35);
  }
});
