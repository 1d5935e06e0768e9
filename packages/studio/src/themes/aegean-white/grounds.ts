import { smoothstep } from '../../pixels/interpolate.ts';
import { layered, Noise } from '../../pixels/noise.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPoints } from '../../scenes/brushes/fill-points.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { createCells } from '../../scenes/cells.ts';
import { painted } from '../../scenes/painted.ts';

/** Planks of a table painted blue many times. */
export const BOARDS = painted('boards', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#3a7cd0'],
    [1, '#1d559e'],
  ]);
  texture(context, w, h, { opacity: 0.35, scale: [0.08, 2.6], blend: 'soft-light' }, random);
  for (let plank = 1; plank < 6; plank++) {
    context.fillStyle = '#123a72';
    context.fillRect((w * plank) / 6, 0, w * 0.007, h);
    context.fillStyle = '#6aa4e8';
    context.fillRect((w * plank) / 6 + w * 0.007, 0, w * 0.003, h);
  }
  texture(context, w, h, { opacity: 0.3, scale: [0.3, 0.3], blend: 'overlay' }, random);
});

/** Flat stones in lime. */
export const PAVING = painted('paving', (context, w, h, random) => {
  const noise = new Noise(random);
  const cellAt = createCells(random);
  fillPoints(context, w, h, 1.5, (x, y) => {
    const rough = layered(noise, x * 14, y * 14, 3);
    const cell = cellAt(x * 7 + rough * 0.09, y * 7 + rough * 0.09);
    const stone = smoothstep(0.13, 0.17, cell.border);
    const grey = 0.5 + cell.own * 0.14 + rough * 0.07 - 0.1 * smoothstep(0.24, 0.16, cell.border);
    const lime = 0.95 + rough * 0.03;
    const of = (tone: number): number => lime + (grey * tone - lime) * stone;
    return [of(0.99), of(1), of(1.03)];
  });
});
