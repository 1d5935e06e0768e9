import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { greyRows } from '../../scenes/grey-rows.ts';
import { write } from '../../scenes/lettering.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { drawDrops } from './glass.ts';

/** A café table from above: the wood wet, a cup, its ring. */
export const WET_TABLE: Scene = painted('wet-table', (context, w, h, random) => {
  fillDown(
    context,
    w,
    h,
    [
      [0, '#5a4030'],
      [1, '#2c1c14'],
    ],
    0.35,
  );
  texture(context, w, h, { opacity: 0.45, scale: [3, 0.1], blend: 'multiply' }, random);
  context.strokeStyle = 'rgba(30,16,8,0.45)';
  context.lineWidth = w * 0.012;
  context.beginPath();
  context.arc(w * 0.16, h * 0.9, w * 0.12, 0.4, 5.8);
  context.stroke();
  fillDisc(context, w * 0.955, h * 0.075, w * 0.15, 'rgba(10,6,4,0.4)');
  fillDisc(context, w * 0.94, h * 0.06, w * 0.145, '#e8e2d8');
  fillDisc(context, w * 0.94, h * 0.06, w * 0.1, '#ffffff');
  fillDisc(context, w * 0.94, h * 0.06, w * 0.086, '#5a3420');
  fillDisc(context, w * 0.925, h * 0.05, w * 0.04, '#c89a6c', w * 0.026, 0.6);
  drawDrops(context, w, h, { amount: 0.8, light: '#c8b8a8', dark: '#1c100a' }, random);
});

/** A page of a notebook with the words of a song. */
export const SONG_PAGE: Scene = painted('song-page', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.4, 0.3, 1.3],
    [
      [0, '#eef0ea'],
      [1, '#c4ccce'],
    ],
  );
  texture(context, w, h, { opacity: 0.3, scale: [0.4, 0.3] }, random);
  for (let y = 0.06; y < 1; y += 0.045) fillBox(context, 0, y * h, w, h * 0.0012, 'rgba(90,120,150,0.4)');
  const ink = { colour: '#3c4c60', font: 'serif', weight: 400, size: h * 0.026 } as const;
  ['雨落在窗上', '也落在昨天', '灯一盏一盏', '替我说再见'].forEach((line, i) => {
    write(context, line, { ...ink, x: w * 0.03, y: h * (0.1 + i * 0.045) });
    write(context, line, { ...ink, x: w * 0.76, y: h * (0.73 + i * 0.045) });
  });
  greyRows(
    context,
    { x: w * 0.8, y: h * 0.08, width: w * 0.17, rows: 6, step: h * 0.03, colour: 'rgba(60,76,96,0.3)' },
    random,
  );
});
