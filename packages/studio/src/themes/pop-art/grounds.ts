import type { CustomScene, Paint } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { inOrder } from '../recipes/in-order.ts';
import { bands, beams, brushMark, bubble, burst, dots, drawWord, flower, ground } from './shapes.ts';

const print = (name: string, ...paints: readonly Paint[]): CustomScene => painted(name, inOrder(...paints));

const BLACK = '#14141c';

/** Every print of the series. */
export const PRINTS = {
  sunBeams: print('sun-beams', beams(['#f8d22c', '#f4b41c'], 0.7, 0.4, 22), dots('#e8442c', 0.036, 0.36, 0, [0, 1])),
  wow: print(
    'wow',
    ground('#f6e8c8'),
    dots('#e8443c', 0.03, 0, 0.34, [0.3, 1]),
    bubble(0.27, 0.14, 0.46, '哇！', [0.44, 0.27]),
  ),
  pinkDots: print('pink-dots', ground('#f45c9c'), dots('#fcd8e4', 0.05, 0.12, 0.4, [1, 0.5])),
  skyDots: print(
    'sky-dots',
    ground('#f8f4e8'),
    dots('#2c8ce0', 0.03, 0.44, 0.06, [0, 1.2]),
    brushMark(0.78, 0.2, '#f4402c'),
  ),
  star: print(
    'star',
    ground('#1c9c94'),
    dots('#147c7c', 0.04, 0.3, 0.3),
    burst(0.7, 0.4, 0.44, [BLACK, '#fce04c', '#f4843c'], 14),
  ),
  bang: print(
    'bang',
    beams(['#e8342c', '#fce04c'], 0.52, 0.4, 16),
    burst(0.52, 0.4, 0.42, [BLACK, '#fffdf4', '#5cc4f0'], 18),
    (context, w, h) => drawWord(context, 'POP!', w * 0.5, h * 0.13, h * 0.15, '#fce04c', BLACK),
  ),
  greyDots: print('grey-dots', ground('#f4f4f4'), dots('#9c9c9c', 0.06, 0, 0.42, [1.2, 0.4])),
  flowers: print(
    'flowers',
    ground('#2c6c4c'),
    dots('#245c40', 0.02, 0.3, 0.3),
    flower(0.1, 0.14, 0.16, '#f45c9c', '#fce04c'),
    flower(0.86, 0.1, 0.18, '#fce04c', '#e8342c'),
    flower(0.04, 0.56, 0.16, '#f4843c', '#7c2c8c'),
    flower(0.96, 0.46, 0.17, '#8c5ce0', '#fce04c'),
    flower(0.5, -0.02, 0.13, '#5cc4f0', '#f45c9c'),
  ),
  stripes: print('stripes', bands(['#fce04c', '#5cc4f0', '#f45c9c', '#fffdf4'], 0.16)),
  redBands: print('red-bands', bands(['#e8342c', '#fffdf4'], 0.12)),
  brush: print(
    'brush',
    ground('#fce04c'),
    dots('#f4b41c', 0.034, 0.28, 0.28),
    brushMark(0.2, 0.2, '#fffdf4'),
    brushMark(0.52, 0.22, '#2c5ce0'),
  ),
  night: print(
    'night',
    ground('#141c4c'),
    dots('#2c4cc0', 0.04, 0, 0.4, [0.2, 1.2]),
    bubble(0.26, 0.4, 0.4, 'OH…', [0.48, 0.52]),
  ),
  halves: print(
    'halves',
    ground('#8c5ce0'),
    (context, w, h) => {
      context.fillStyle = '#f4843c';
      context.fillRect(w * 0.5, 0, w * 0.5, h);
    },
    dots('#fce04c', 0.05, 0.05, 0.3, [1.6, 0]),
  ),
  mint: print(
    'mint',
    ground('#a4e4cc'),
    dots('#f4f8e8', 0.07, 0.34, 0.34),
    flower(0.12, 0.2, 0.13, '#f45c9c', '#fce04c'),
    flower(0.92, 0.7, 0.13, '#f4843c', '#fffdf4'),
  ),
  /** Tones only: the screens give the inks. */
  plain: print('plain', ground('#b8b8b8')),
  pale: print('pale', ground('#f4f4f4')),
  dark: print('dark', ground('#303030')),
  toneBeams: print('tone-beams', beams(['#d8d8d8', '#8c8c8c'], 0.5, 0.42, 18)),
} as const satisfies Record<string, Scene>;
