import type { SKRSContext2D } from '@napi-rs/canvas';
import { greyRows } from '../../scenes/grey-rows.ts';
import { guilloche } from '../../scenes/guilloche.ts';
import { layCard, type Slab } from '../../scenes/lay-card.ts';
import { write } from '../../scenes/lettering.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { tabletop } from '../../scenes/tabletop.ts';
import { rows } from './rows.ts';

/** A pass on a lanyard; the photo's place is in the middle of the card. */
export const WORK_BADGE: Scene = tabletop('badge', ['#f3a552', '#cf6f2b'], [1.1, 0.8], (context, w, h, random) => {
  context.fillStyle = '#1d6fd1';
  context.beginPath();
  context.moveTo(w * 0.3, -h * 0.02);
  context.lineTo(w * 0.375, -h * 0.02);
  context.lineTo(w * 0.525, h * 0.13);
  context.lineTo(w * 0.475, h * 0.13);
  context.fill();
  context.fillStyle = '#1659ac';
  context.beginPath();
  context.moveTo(w * 0.7, -h * 0.02);
  context.lineTo(w * 0.625, -h * 0.02);
  context.lineTo(w * 0.475, h * 0.13);
  context.lineTo(w * 0.525, h * 0.13);
  context.fill();
  context.fillStyle = '#aeb6bf';
  context.beginPath();
  context.roundRect(w * 0.465, h * 0.115, w * 0.07, h * 0.05, h * 0.008);
  context.fill();
  layCard(
    context,
    { x: w / 2, y: h * 0.545, width: w * 0.7, height: h * 0.79, round: w * 0.035 },
    '#fbfcfd',
    (cw, ch) => {
      context.fillStyle = '#1d6fd1';
      context.fillRect(0, 0, cw, ch * 0.2);
      context.fillStyle = '#2f86ea';
      context.beginPath();
      context.arc(cw * 0.95, 0, ch * 0.17, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = '#161b23';
      context.beginPath();
      context.roundRect(cw * 0.41, ch * 0.022, cw * 0.18, ch * 0.018, ch * 0.009);
      context.fill();
      write(context, 'KINORA STUDIO', {
        x: cw / 2,
        y: ch * 0.118,
        size: ch * 0.04,
        colour: '#ffffff',
        align: 'center',
        weight: 900,
        spacing: 0.12,
      });
      write(context, '工 作 证', { x: cw / 2, y: ch * 0.165, size: ch * 0.028, colour: '#dcebff', align: 'center' });
      write(context, '创意部', {
        x: cw / 2,
        y: ch * 0.845,
        size: ch * 0.042,
        colour: '#17202b',
        align: 'center',
        weight: 900,
      });
      context.fillStyle = '#1d6fd1';
      context.fillRect(cw * 0.42, ch * 0.865, cw * 0.16, ch * 0.006);
      greyRows(
        context,
        { x: cw * 0.3, y: ch * 0.895, width: cw * 0.4, rows: 2, step: ch * 0.022, colour: '#a8b2bd' },
        random,
      );
    },
  );
});

/** A student card, lying across; the photo's place is at its left. */
export const STUDENT_CARD: Scene = tabletop('student', ['#ffd65c', '#eeb02c'], [1.2, 0.9], (context, w, h) => {
  notebook(context, { x: w * 0.2, y: h * 0.12, width: w * 0.9, height: h * 0.5, angle: -12 }, '#2b5fa8');
  pencil(context, w * 0.54, h * 0.88, w * 0.8, -7, '#d8433a');
  const card = { x: w * 0.5, y: h * 0.53, width: w * 0.92, height: h * 0.43, round: w * 0.03 };
  layCard(context, card, '#f6faf7', (cw, ch) => {
    guilloche(context, cw, ch, '#3a9a78', 0.16);
    context.fillStyle = '#157a5c';
    context.fillRect(0, 0, cw, ch * 0.22);
    write(context, '星河大学', { x: cw * 0.05, y: ch * 0.115, size: ch * 0.085, colour: '#ffffff', font: 'serif' });
    write(context, 'GALAXY UNIVERSITY', {
      x: cw * 0.052,
      y: ch * 0.185,
      size: ch * 0.04,
      colour: '#bfe6d8',
      weight: 400,
      spacing: 0.12,
    });
    write(context, '学生证', {
      x: cw * 0.95,
      y: ch * 0.15,
      size: ch * 0.1,
      colour: '#ffffff',
      align: 'right',
      weight: 900,
    });
    rows(context, ['姓名', '院系', '学号', '有效期'], cw * 0.42, ch * 0.34, ch * 0.15, cw * 0.5);
    context.fillStyle = '#157a5c';
    context.fillRect(0, ch * 0.955, cw, ch * 0.045);
  });
});

function pencil(context: SKRSContext2D, x: number, y: number, length: number, angle: number, colour: string): void {
  const thick = length * 0.036;
  layCard(context, { x, y, width: length, height: thick, angle }, colour, (w, h) => {
    context.fillStyle = 'rgba(255,255,255,0.3)';
    context.fillRect(0, h * 0.12, w, h * 0.2);
    context.fillStyle = 'rgba(0,0,0,0.2)';
    context.fillRect(0, h * 0.7, w, h * 0.3);
    context.fillStyle = '#f4c9b8';
    context.fillRect(0, 0, w * 0.05, h);
    context.fillStyle = '#cfd4d8';
    context.fillRect(w * 0.05, 0, w * 0.035, h);
    context.fillStyle = '#f0d9b0';
    context.fillRect(w * 0.94, 0, w * 0.04, h);
    context.fillStyle = '#2c2c2c';
    context.fillRect(w * 0.98, 0, w * 0.02, h);
  });
}

function notebook(context: SKRSContext2D, slab: Slab, colour: string): void {
  layCard(context, { ...slab, round: slab.height * 0.02 }, colour, (w, h) => {
    context.fillStyle = 'rgba(0,0,0,0.18)';
    context.fillRect(0, 0, w * 0.07, h);
    context.fillStyle = 'rgba(255,255,255,0.75)';
    context.fillRect(w * 0.86, 0, w * 0.012, h);
  });
}

/** The first page of an application; the photo's place is on its dark side column. */
export const CURRICULUM: Scene = tabletop('cv', ['#e9e4da', '#c2b8a6'], [3, 0.12], (context, w, h, random) => {
  layCard(context, { x: w * 0.5, y: h * 0.53, width: w * 0.9, height: h * 0.98 }, '#ffffff', (cw, ch) => {
    context.fillStyle = '#1f3247';
    context.fillRect(0, 0, cw * 0.42, ch);
    ['联系方式', '个人专长', '语言能力'].forEach((title, i) => {
      const y = ch * (0.47 + i * 0.17);
      write(context, title, { x: cw * 0.05, y, size: ch * 0.024, colour: '#ffffff' });
      context.fillStyle = '#e0a63a';
      context.fillRect(cw * 0.05, y + ch * 0.012, cw * 0.07, ch * 0.004);
      const area = { x: cw * 0.05, y: y + ch * 0.034, width: cw * 0.31, rows: 4, step: ch * 0.022, colour: '#6f8499' };
      greyRows(context, area, random);
    });
    write(context, '个人简历', { x: cw * 0.49, y: ch * 0.12, size: ch * 0.056, colour: '#1f3247', weight: 900 });
    write(context, 'RESUME', { x: cw * 0.49, y: ch * 0.157, size: ch * 0.022, colour: '#8a98a8', spacing: 0.4 });
    ['教育背景', '工作经历', '自我评价'].forEach((title, i) => {
      const y = ch * (0.26 + i * 0.235);
      write(context, title, { x: cw * 0.49, y, size: ch * 0.026, colour: '#1f3247' });
      context.fillStyle = '#d5dbe2';
      context.fillRect(cw * 0.49, y + ch * 0.014, cw * 0.45, 1.2);
      const area = { x: cw * 0.49, y: y + ch * 0.036, width: cw * 0.45, rows: 7, step: ch * 0.021, colour: '#b9c2cc' };
      greyRows(context, area, random);
    });
  });
});
