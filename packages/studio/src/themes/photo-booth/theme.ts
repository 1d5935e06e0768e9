import { write } from '../../scenes/lettering.ts';
import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { BOOTH } from './booth-light.ts';
import { FRAMED } from './framed.ts';
import { GROUNDS } from './grounds.ts';
import { drawSticker, penned, stickers } from './stickers.ts';
import { WARDROBE } from './wardrobe.ts';

/** Four flashes behind a curtain: strips, stickers, pens, pastel papers and the year 2000. */
const recipe: Theme = {
  id: 'photo-booth',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      outfit: '#f0eef6',
      scene: GROUNDS.pinkCurtain,
      light: lightOf('booth', 'right'),
      overlays: [
        penned('心动', 0.74, 0.17, 0.09, '#ff4a8a', 8),
        stickers(
          ['heart', 0.86, 0.3, 0.07, 16, '#ff6a9a'],
          ['sparkle', 0.08, 0.1, 0.06, 0, '#ffe04a'],
          ['bow', 0.9, 0.9, 0.1, -12, '#ff8ab8'],
          ['flower', 0.08, 0.92, 0.08, 10, '#ffffff'],
        ),
      ],
      grade: BOOTH,
    },
    halfRight: {
      outfit: '#3f62b8',
      scene: GROUNDS.smiles,
      light: lightOf('booth', 'right'),
      overlays: [
        penned('开心', 0.25, 0.2, 0.1, '#ff7a1a', -10),
        stickers(['star', 0.12, 0.86, 0.09, -14, '#ffd24a'], ['flower', 0.3, 0.94, 0.06, 0, '#ff8ab0']),
      ],
      grade: { ...BOOTH, look: 'clean' },
    },
    closeUp: {
      pose: { smile: 0.4, close: 0.2 },
      scene: GROUNDS.hearts,
      light: lightOf('booth', 'right'),
      overlays: [
        stickers(
          ['heart', 0.1, 0.08, 0.08, -18, '#ff4a8a'],
          ['bow', 0.88, 0.94, 0.11, 12, '#ff6a9a'],
          ['sparkle', 0.93, 0.08, 0.06, 0, '#ffe04a'],
        ),
      ],
      grade: BOOTH,
    },
    bustCentre: {
      framing: { share: 0.34 },
      outfit: '#26264a',
      scene: GROUNDS.stars,
      light: lightOf('booth', 'right', {
        rim: 0.8,
        rimColours: [
          [1, 0.6, 1.2],
          [0.5, 0.8, 1.3],
        ],
      }),
      overlays: [
        penned('SUPER STAR', 0.5, 0.93, 0.075, '#a83af0', -3),
        stickers(['star', 0.12, 0.12, 0.09, -14, '#ffe04a'], ['star', 0.9, 0.2, 0.06, 18, '#8ad8ff']),
      ],
      grade: { ...BOOTH, look: 'neon', strength: 0.4 },
    },
    bustLeft: {
      outfit: '#f6f4ee',
      scene: GROUNDS.lime,
      light: lightOf('booth', 'right'),
      overlays: [
        penned('Y2K', 0.78, 0.2, 0.11, '#7a3af0', 10),
        stickers(['smile', 0.88, 0.86, 0.1, 14, '#ffe04a'], ['flower', 0.9, 0.4, 0.06, 0, '#ff8ab0']),
      ],
      grade: { ...BOOTH, look: 'clean' },
    },
    smallCentre: {
      framing: { mirror: true, share: 0.21 },
      scene: GROUNDS.redCurtain,
      light: lightOf('paper', 'right', {
        key: { from: [0, -0.4, 1], strength: 0.62 },
        fill: 0.54,
        tint: 0.05,
        rim: 0.25,
        haze: 0.05,
        wrap: 0.3,
      }),
      overlays: [{ kind: 'border', inset: 0.014, width: 0.03, colour: '#ffffff', after: true }],
      grade: { look: 'film', strength: 0.8, vignette: 0.15, grain: 0.026 },
    },
    leanLeft: {
      outfit: '#c8d8f0',
      scene: GROUNDS.blueCurtain,
      light: lightOf('booth', 'right'),
      overlays: [
        penned('BEST DAY', 0.66, 0.1, 0.06, '#2f62e0', 4),
        stickers(['star', 0.86, 0.22, 0.07, 12, '#ffe04a'], ['sparkle', 0.78, 0.9, 0.08, 0, '#ffffff']),
      ],
      grade: { ...BOOTH, look: 'cool' },
    },
    bustHigh: {
      framing: { roll: -8 },
      outfit: '#b8a8f0',
      scene: GROUNDS.chrome,
      light: lightOf('booth', 'right', { rim: 0.5 }),
      overlays: [stickers(['sparkle', 0.9, 0.1, 0.09, 0, '#ffffff'], ['heart', 0.1, 0.92, 0.09, -12, '#b07af0'])],
      grade: { ...BOOTH, look: 'cool' },
    },
    lowRight: {
      framing: { share: 0.31, x: 0.56, y: 0.55 },
      outfit: '#f4d0c8',
      scene: GROUNDS.bows,
      light: lightOf('booth', 'right'),
      overlays: [penned('小美好', 0.3, 0.19, 0.1, '#e03a50', -6)],
      grade: { look: 'sepia', strength: 0.75, exposure: 1.03, grain: 0.026 },
    },
    throughLeaves: {
      framing: { share: 0.3, x: 0.5, y: 0.47, roll: 0 },
      outfit: '#8fc8a0',
      scene: GROUNDS.flowers,
      frame: {
        kind: 'laid',
        ground: { kind: 'gradient', colours: ['#ffbe5a', '#f5893a'] },
        pictures: [{ at: [[0.5, 0.47]], width: 0.84, height: 0.63, round: 0.5, edge: 0.014, shadow: 0.5 }],
        over: (context, w, h) => {
          write(context, '一枚小太阳', {
            x: w / 2,
            y: h * 0.9,
            size: h * 0.06,
            colour: '#ffffff',
            weight: 900,
            align: 'center',
            spacing: 0.1,
          });
          drawSticker(context, w, h, ['flower', 0.14, 0.17, 0.1, 0, '#ff7aa8']);
          drawSticker(context, w, h, ['star', 0.87, 0.76, 0.08, 14, '#fff04a']);
          drawSticker(context, w, h, ['smile', 0.86, 0.14, 0.08, 12, '#ffe04a']);
        },
      },
      light: lightOf('booth', 'right'),
      grade: { ...BOOTH, look: 'clean' },
    },
    largeTilted: {
      framing: { share: 0.43, roll: 10 },
      outfit: '#f48ab0',
      scene: GROUNDS.lilac,
      light: lightOf('booth', 'right'),
      overlays: [
        penned('嘿！', 0.84, 0.16, 0.1, '#ff4a8a', 10),
        stickers(['bow', 0.9, 0.92, 0.11, -14, '#7a5af0'], ['heart', 0.88, 0.32, 0.06, 12, '#ff6a9a']),
      ],
      grade: BOOTH,
    },
    poster: {
      framing: { share: 0.27, x: 0.5, y: 0.5 },
      outfit: '#2a2a34',
      scene: { kind: 'gradient', colours: ['#ff5a92', '#ffb43a'] },
      light: lightOf('booth', 'right'),
      overlays: [
        { kind: 'text', text: '大头贴', x: 0.5, y: 0.22, size: 0.2, weight: 900, colour: '#ffffff', behind: true },
        penned('3·2·1 茄子！', 0.5, 0.93, 0.075, '#ff4a8a', -2),
        stickers(
          ['smile', 0.13, 0.4, 0.1, -14, '#ffe04a'],
          ['star', 0.88, 0.36, 0.09, 14, '#8ae0ff'],
          ['cherry', 0.12, 0.7, 0.08, 8, '#e83a4a'],
          ['heart', 0.9, 0.66, 0.08, 14, '#ffffff'],
        ),
      ],
      grade: { ...BOOTH, look: 'clean' },
    },
    flash: {
      outfit: '#1c1c22',
      scene: { kind: 'wall', colours: ['#fdfdfb', '#e4e4e0'], light: [0.5, 0.4], rough: 0.08 },
      light: lightOf('booth', 'right', {
        key: { like: 'bulb', strength: 0.8, colour: [1, 1, 1] },
        fill: 0.46,
        cast: { dx: 0.08, dy: 0.06, softness: 0.012, strength: 0.5 },
      }),
      grade: { look: 'bw', contrast: 0.15, grain: 0.04 },
    },
    lowLeft: {
      outfit: '#5a3a8a',
      scene: { kind: 'gradient', colours: ['#bfe8ff', '#ffd8ec', '#fff4c8'] },
      light: lightOf('booth', 'right'),
      overlays: [
        penned('今天的我', 0.28, 0.24, 0.065, '#7a5af0', -6),
        stickers(
          ['heart', 0.86, 0.2, 0.08, 14, '#ff8ab8'],
          ['sparkle', 0.14, 0.44, 0.07, 0, '#ffffff'],
          ['flower', 0.12, 0.86, 0.09, 0, '#ff8ab0'],
          ['star', 0.9, 0.46, 0.06, 12, '#ffd24a'],
        ),
      ],
      grade: BOOTH,
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
