import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { greyRows } from '../../scenes/grey-rows.ts';
import { layCard } from '../../scenes/lay-card.ts';
import { write } from '../../scenes/lettering.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { tabletop } from '../../scenes/tabletop.ts';

/** The front page of a business newspaper; the photo's place is under the headline at the left. */
export const NEWSPAPER: Scene = tabletop('newspaper', ['#3b2d24', '#1a120d'], [5, 0.12], (context, w, h, random) => {
  layCard(context, { x: w * 0.51, y: h * 0.55, width: w * 0.96, height: h * 1.06, angle: -2 }, '#efe9dc', (pw, ph) => {
    const ink = '#23201c';
    const middle = { x: pw / 2, align: 'center', font: 'serif', colour: ink } as const;
    write(context, '商业观察报', { ...middle, y: ph * 0.115, size: ph * 0.085, weight: 900, spacing: 0.12 });
    context.fillStyle = ink;
    context.fillRect(pw * 0.05, ph * 0.14, pw * 0.9, ph * 0.003);
    context.fillRect(pw * 0.05, ph * 0.171, pw * 0.9, 1.2);
    write(context, '2026年6月18日   星期四   第2006期   人物版', {
      ...middle,
      y: ph * 0.162,
      size: ph * 0.015,
      weight: 400,
    });
    write(context, '一个人，一间公司，十年', {
      ...middle,
      y: ph * 0.232,
      size: ph * 0.052,
      weight: 900,
      widest: pw * 0.88,
    });
    write(context, '慢下来，才看得见方向', { ...middle, y: ph * 0.266, size: ph * 0.022, weight: 400 });
    const print = 'rgba(60,54,46,0.55)';
    greyRows(
      context,
      { x: pw * 0.66, y: ph * 0.295, width: pw * 0.29, rows: 29, step: ph * 0.0142, colour: print },
      random,
    );
    for (const x of [0.05, 0.36, 0.66])
      greyRows(
        context,
        { x: pw * x, y: ph * 0.755, width: pw * 0.28, rows: 13, step: ph * 0.0142, colour: print },
        random,
      );
  });
});

/** An annual report on a stone table; the photo fills its right side. */
export const REPORT: Scene = tabletop('report', ['#e7e4df', '#b7b2aa'], [1.4, 1], (context, w, h) => {
  const cover = { x: w * 0.49, y: h * 0.5, width: w * 0.86, height: h * 0.9, angle: 3, round: w * 0.006 };
  layCard(context, cover, '#10253f', (cw, ch) => {
    fillPolygon(
      context,
      [
        [0, ch * 0.62],
        [cw * 0.5, ch],
        [0, ch],
      ],
      '#e0963c',
    );
    fillPolygon(
      context,
      [
        [0, ch * 0.5],
        [cw * 0.36, ch * 0.78],
        [0, ch * 0.78],
      ],
      '#27598f',
    );
    write(context, '年度报告', { x: cw * 0.08, y: ch * 0.115, size: ch * 0.062, colour: '#ffffff', weight: 900 });
    write(context, 'ANNUAL REPORT', { x: cw * 0.082, y: ch * 0.15, size: ch * 0.019, colour: '#e0963c', spacing: 0.3 });
    write(context, '2026', {
      x: cw * 0.92,
      y: ch * 0.94,
      size: ch * 0.085,
      colour: '#ffffff',
      weight: 900,
      align: 'right',
    });
    context.fillStyle = 'rgba(255,255,255,0.1)';
    context.fillRect(cw * 0.03, 0, cw * 0.008, ch);
  });
});
