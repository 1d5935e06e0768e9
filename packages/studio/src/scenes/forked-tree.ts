import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../pixels/random.ts';
import { shadeAcross } from './brushes/shade-across.ts';
import { strokeLine } from './brushes/stroke-line.ts';
import { drawCrown, type Foliage } from './tree-crown.ts';

/** A trunk that forks into its crown. Pixels. */
export function drawTree(
  context: SKRSContext2D,
  x: number,
  foot: number,
  tall: number,
  bark: readonly [string, string],
  foliage: Foliage,
  random: Random,
): void {
  const thick = tall * 0.05;
  context.fillStyle = shadeAcross(context, x - thick, x + thick, bark[0], bark[1], bark[0]);
  context.beginPath();
  context.moveTo(x - thick, foot);
  context.quadraticCurveTo(x - thick * 0.4, foot - tall * 0.2, x - thick * 0.5, foot - tall * 0.6);
  context.lineTo(x + thick * 0.5, foot - tall * 0.6);
  context.quadraticCurveTo(x + thick * 0.4, foot - tall * 0.2, x + thick, foot);
  context.fill();
  for (const lean of [-0.7, -0.3, 0.35, 0.75])
    strokeLine(
      context,
      [
        [x, foot - tall * 0.42],
        [x + lean * tall * 0.22, foot - tall * 0.72],
      ],
      thick * 0.5,
      bark[0],
    );
  drawCrown(context, x, foot - tall * 0.68, tall * 0.34, tall * 0.34, foliage, random);
}
