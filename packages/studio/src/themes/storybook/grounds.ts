import type { Scene } from '../../scenes/scene-kinds.ts';
import { balloons } from './lands.ts';
import { crayonDrawing } from './pages.ts';

/** Every place of the theme. */
export const PLACES = {
  dawnBalloons: balloons({
    name: 'dawn-balloons',
    sky: ['#f0a078', '#fde0a8'],
    hills: ['#d88c68', '#a85c54'],
    cloud: '#fdeccc',
    at: [
      [0.22, 0.3, 0.13],
      [0.86, 0.2, 0.15],
      [0.5, 0.1, 0.06],
      [0.62, 0.5, 0.05],
    ],
    blur: 0.004,
  }),
  greyCrayon: crayonDrawing({ name: 'grey-crayon', paper: ['#f4f4f2', '#e4e4e0'], blur: 0.003 }),
} as const satisfies Record<string, Scene>;
