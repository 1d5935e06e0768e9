import type { SKRSContext2D } from '@napi-rs/canvas';
import { layCard } from '../../scenes/lay-card.ts';
import { write } from '../../scenes/lettering.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { tabletop } from '../../scenes/tabletop.ts';

const FACES = ['中', '北', '西', '南', '九', '五', '二', '七'] as const;

function tile(context: SKRSContext2D, x: number, y: number, size: number, angle: number, face: string): void {
  const slab = { x, y, width: size, height: size * 1.34, angle, round: size * 0.12 };
  layCard(context, slab, '#2f8a5c', (w, h) => {
    context.fillStyle = '#f7f2e4';
    context.beginPath();
    context.roundRect(0, -h * 0.08, w, h, w * 0.12);
    context.fill();
    const colour = face === '中' ? '#c8281e' : face > '四' ? '#1c3a8a' : '#1f6a3a';
    write(context, face, {
      x: w / 2,
      y: h * 0.66,
      size: w * 0.66,
      colour,
      align: 'center',
      font: 'serif',
      weight: 900,
    });
  });
}

/** Green felt with tiles along its edges. */
export const TILE_TABLE: Scene = tabletop(
  'tile-table',
  ['#1f7a52', '#0c3a26'],
  [0.12, 0.1],
  (context, w, h, random) => {
    for (let i = 0; i < 8; i++) {
      const face = FACES[i % FACES.length] ?? '中';
      tile(context, w * (0.06 + i * 0.125), h * 0.07, w * 0.11, random() * 6 - 3, face);
      if (i > 4)
        tile(
          context,
          w * (0.3 + (i - 4) * 0.16),
          h * (0.92 + random() * 0.03),
          w * 0.11,
          random() * 50 - 25,
          FACES[(i * 3) % 8] ?? '九',
        );
    }
    tile(context, w * 0.09, h * 0.86, w * 0.11, 24, '五');
  },
);

/** The box of a video cassette; the photo fills its front. */
export const CASSETTE_BOX: Scene = tabletop('cassette', ['#5a4636', '#241a14'], [5, 0.12], (context, w, h) => {
  layCard(
    context,
    { x: w * 0.5, y: h * 0.51, width: w * 0.8, height: h * 0.92, angle: -3, round: w * 0.012 },
    '#0d0d12',
    (cw, ch) => {
      context.fillStyle = '#c8281e';
      context.fillRect(0, 0, cw * 0.13, ch);
      write(context, '油麻地之夜', {
        x: cw * 0.065,
        y: ch * 0.14,
        size: ch * 0.05,
        colour: '#fff3d0',
        vertical: true,
        weight: 900,
      });
      write(context, 'VHS', {
        x: cw * 0.065,
        y: ch * 0.94,
        size: ch * 0.026,
        colour: '#ffd27a',
        align: 'center',
        weight: 900,
      });
      const left = { x: cw * 0.18, colour: '#f4ecd8' } as const;
      write(context, '油麻地之夜', {
        ...left,
        y: ch * 0.09,
        size: ch * 0.062,
        weight: 900,
        colour: '#ffcf3f',
        font: 'serif',
      });
      write(context, 'A NIGHT IN YAU MA TEI', { ...left, y: ch * 0.122, size: ch * 0.018, spacing: 0.16, weight: 400 });
      write(context, '1994 · 98 MIN · COLOUR', { ...left, y: ch * 0.925, size: ch * 0.016, weight: 400, spacing: 0.1 });
      write(context, '“雨停之前，不要走。”', { ...left, y: ch * 0.962, size: ch * 0.024, font: 'serif', weight: 400 });
      context.strokeStyle = '#ffcf3f';
      context.lineWidth = 1.5;
      context.strokeRect(cw * 0.8, ch * 0.9, cw * 0.14, ch * 0.055);
      write(context, 'PAL', { x: cw * 0.87, y: ch * 0.937, size: ch * 0.026, colour: '#ffcf3f', align: 'center' });
    },
  );
});
