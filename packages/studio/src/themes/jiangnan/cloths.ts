import type { SKRSContext2D } from '@napi-rs/canvas';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { drawGable } from './town.ts';

/** The pattern of resist-dyed cloth: flowers and dots, white on indigo. Pixels. */
function drawPrint(context: SKRSContext2D, x: number, y: number, w: number, h: number, cell: number): void {
  for (let row = 0; row * cell < h + cell; row++) {
    for (let column = 0; column * cell < w + cell; column++) {
      const px = x + (column + (row % 2) * 0.5) * cell;
      const py = y + row * cell;
      if (px > x + w || py > y + h) continue;
      for (let k = 0; k < 8; k++)
        fillDisc(
          context,
          px + Math.cos(k * 0.785) * cell * 0.19,
          py + Math.sin(k * 0.785) * cell * 0.19,
          cell * 0.1,
          '#e8eef4',
          cell * 0.045,
          k * 0.785,
        );
      fillDisc(context, px, py, cell * 0.06, '#e8eef4');
      for (let k = 0; k < 4; k++)
        fillDisc(
          context,
          px + Math.cos(k * 1.571 + 0.785) * cell * 0.4,
          py + Math.sin(k * 1.571 + 0.785) * cell * 0.4,
          cell * 0.03,
          '#e8eef4',
        );
    }
  }
}

/** Indigo cloth from above. */
export const INDIGO: Scene = painted('jiangnan-indigo', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.3, 0.2, 1.5],
    [
      [0, '#2c5492'],
      [1, '#142c58'],
    ],
  );
  drawPrint(context, 0, 0, w, h, w * 0.17);
  texture(context, w, h, { opacity: 0.5, scale: [0.16, 0.12] }, random);
  texture(context, w, h, { opacity: 0.5, scale: [1.2, 0.9] }, random);
});

/** Slabs of a lane after rain, moss in the joints. */
export const SLABS: Scene = painted('jiangnan-slabs', (context, w, h, random) => {
  fillBox(context, 0, 0, w, h, '#4a5a48');
  for (let row = 0; row < 9; row++) {
    for (let column = -1; column < 3; column++) {
      const shade = Math.round(96 + random() * 40);
      context.fillStyle = `rgb(${shade},${shade + 6},${shade + 8})`;
      context.beginPath();
      context.roundRect((column * 0.52 + (row % 2) * 0.24) * w, row * 0.118 * h, w * 0.508, h * 0.112, w * 0.012);
      context.fill();
    }
  }
  texture(context, w, h, { opacity: 0.75, scale: [0.4, 0.3] }, random);
  texture(context, w, h, { opacity: 0.35, scale: [1.4, 0.3], blend: 'screen' }, random);
  defocus(context, w, h, 0.0014);
});

/** A print: gables, water, a red sun. */
export const PRINT: Scene = painted('print', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#d8e0dc'],
    [0.65, '#c4d0cc'],
    [1, '#a8bab8'],
  ]);
  texture(context, w, h, { opacity: 0.3, scale: [0.5, 0.4] }, random);
  fillDisc(context, w * 0.5, h * 0.36, w * 0.34, '#c4463a');
  const town = { plaster: ['#fdfcf8', '#f2f0ea'], tile: '#1f2227', wood: '#3a4046' } as const;
  const far = { ...town, plaster: ['#e8ebe6', '#dfe4e0'], tile: '#4c545a' } as const;
  drawGable(context, -w * 0.2, h * 1.05, w * 0.56, h * 0.62, far);
  drawGable(context, w * 0.66, h * 1.05, w * 0.56, h * 0.66, far);
  drawGable(context, -w * 0.08, h * 1.05, w * 0.5, h * 0.46, town);
  drawGable(context, w * 0.56, h * 1.05, w * 0.54, h * 0.5, town);
});
