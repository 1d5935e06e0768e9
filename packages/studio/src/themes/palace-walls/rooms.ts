import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { drawEave } from '../../scenes/tiled-eave.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { GLAZED } from './red-walls.ts';

/** Rows of glazed tiles from above: what the photos lie on. */
export const TILES: Scene = painted('palace-tiles', (context, w, h, random) => {
  for (let row = 7; row >= 0; row--) {
    const top = (row * 0.15 - 0.1) * h;
    drawEave(context, {
      left: -w * (0.02 + (row % 2) * 0.04),
      right: w * 1.05,
      top,
      bottom: top + h * 0.17,
      tile: GLAZED,
      pitch: w * 0.085,
    });
  }
  texture(context, w, h, { opacity: 0.45, scale: [0.4, 0.3] }, random);
  glow(context, w * 0.2, h * 0.1, w, '#fff4d0', 0.25);
});

/** Red lacquer with clouds of gold. */
export const LACQUER: Scene = painted('palace-lacquer', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.3, 0.2, 1.5],
    [
      [0, '#8c1f1a'],
      [1, '#3c0a0c'],
    ],
  );
  texture(context, w, h, { opacity: 0.3, scale: [1.2, 0.9] }, random);
  for (const [x, y, size] of [
    [0.1, 0.06, 1],
    [0.9, 0.95, 1.1],
    [0.93, 0.1, 0.7],
    [0.06, 0.9, 0.8],
  ] as const) {
    context.strokeStyle = cssOfHex('#e8bc60', 0.85);
    context.lineWidth = w * 0.005;
    for (const [dx, dy, r] of [
      [0, 0, 0.09],
      [0.11, 0.02, 0.06],
      [-0.11, 0.02, 0.06],
    ] as const)
      for (const share of [1, 0.72, 0.44, 0.2]) {
        context.beginPath();
        context.arc((x + dx * size) * w, (y + dy * size) * h, r * size * share * w, 0, Math.PI * 1.7);
        context.stroke();
      }
  }
});

/** A poster: the eave against flat vermilion, the sun in gold. */
export const POSTER: Scene = painted('poster', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#b4281e'],
    [1, '#8e1b18'],
  ]);
  texture(context, w, h, { opacity: 0.25, scale: [0.5, 0.4] }, random);
  fillDisc(context, w * 0.5, h * 0.41, w * 0.36, '#e8b04a');
  fillDisc(context, w * 0.5, h * 0.41, w * 0.335, '#f2c66a');
  drawEave(context, {
    left: -w * 0.02,
    right: w * 1.02,
    top: h * 0.015,
    bottom: h * 0.09,
    tile: GLAZED,
    pitch: w * 0.064,
    beam: ['#1d5568', '#e8c468'],
  });
});
