import { pick } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { drawStar, GREEN } from './trees.ts';

/** Tartan cloth. */
export const TARTAN: Scene = painted('christmas-tartan', (context, w, h, random) => {
  fillBox(context, 0, 0, w, h, '#8c1c22');
  const bands = [
    [0, 0.3, '#123a2a', 0.75],
    [0.42, 0.05, '#e8d8b0', 0.5],
    [0.56, 0.12, '#0c1c30', 0.6],
    [0.78, 0.03, '#e0b45a', 0.8],
  ] as const;
  const set = w * 0.34;
  for (let at = -set; at < h + set; at += set)
    for (const [from, wide, colour, opacity] of bands) {
      fillBox(context, 0, at + from * set, w, wide * set, cssOfHex(colour, opacity * 0.62));
      if (at < w) fillBox(context, at + from * set, 0, wide * set, h, cssOfHex(colour, opacity * 0.62));
    }
  for (let y = 0; y < h; y += 4) fillBox(context, 0, y, w, 1.6, 'rgba(0,0,0,0.1)');
  texture(context, w, h, { opacity: 0.4, scale: [1.1, 0.8] }, random);
});

/** A table with paper, fir twigs, stars of straw. */
export const WRAPPING: Scene = painted('christmas-wrapping', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.3, 0.25, 1.4],
    [
      [0, '#d8c09a'],
      [1, '#a88658'],
    ],
  );
  texture(context, w, h, { opacity: 0.5, scale: [1, 0.8] }, random);
  for (const [x, y, turn] of [
    [0, 0.04, 0.5],
    [1, 0.95, 3.6],
    [0.98, 0.03, 2.4],
    [0.02, 0.97, -0.6],
  ] as const)
    for (let k = 0; k < 110; k++) {
      const t = random() * w * 0.34;
      const px = x * w + Math.cos(turn) * t;
      const py = y * h + Math.sin(turn) * t;
      const a = turn + (random() < 0.5 ? 0.6 : -0.6);
      strokeLine(
        context,
        [
          [px, py],
          [px + Math.cos(a) * w * 0.045, py + Math.sin(a) * w * 0.045],
        ],
        w * 0.006,
        pick(random, GREEN),
      );
    }
  for (const [x, y] of [
    [0.13, 0.09],
    [0.9, 0.89],
    [0.88, 0.1],
    [0.1, 0.9],
  ] as const) {
    fillDisc(context, x * w + w * 0.008, y * h + h * 0.007, w * 0.04, 'rgba(40,20,8,0.4)');
    fillDisc(
      context,
      x * w,
      y * h,
      w * 0.04,
      shadeDown(context, y * h - w * 0.04, y * h + w * 0.04, '#e85a54', '#8c1418'),
    );
  }
});

/** The card: a tree of stars, gold on deep green. */
export const CARD: Scene = painted('card', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#16402f'],
    [1, '#0c2a20'],
  ]);
  texture(context, w, h, { opacity: 0.3, scale: [0.4, 0.3] }, random);
  for (let row = 0; row < 17; row++) {
    const t = row / 16;
    const half = w * (0.02 + 0.43 * t);
    for (let k = 0; k <= row * 2; k++) {
      const u = row === 0 ? 0 : (k / (row * 2)) * 2 - 1;
      const r = w * (0.007 + random() * 0.012);
      const px = w * 0.5 + u * half + (random() - 0.5) * w * 0.02;
      const py = h * (0.14 + t * 0.56) + (random() - 0.5) * h * 0.02;
      if (k % 3 === 0) drawStar(context, px, py, r, '#f0d48a');
      else fillDisc(context, px, py, r * 0.5, pick(random, ['#f6e6b8', '#d8a84a', '#c8443c']));
    }
  }
  drawStar(context, w * 0.5, h * 0.1, w * 0.06, '#f6dc98');
  context.strokeStyle = '#d8b468';
  context.lineWidth = w * 0.004;
  context.strokeRect(w * 0.04, w * 0.04, w * 0.92, h - w * 0.08);
  defocus(context, w, h, 0.0006);
});
