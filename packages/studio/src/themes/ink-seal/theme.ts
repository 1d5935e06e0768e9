import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { oneSided } from '../recipes/one-sided.ts';
import { LEAVES } from './leaves.ts';
import { INDIGO, INK, PAPERS, PINE_GREEN, SCROLLS } from './papers.ts';
import { seal, verse } from './seal.ts';
import { WARDROBE } from './wardrobe.ts';

/** Rice paper, black ink and one red seal. */
const looks: Theme = {
  id: 'ink-seal',
  sheets: composeSheets({
    ...LEAVES,
    wideLeft: {
      framing: { y: 0.4 },
      scene: SCROLLS.peaks,
      light: lightOf('ink', 'right'),
      medium: { kind: 'ink', paper: PAPERS.cream, ink: INK, keepScene: true },
      overlays: [
        verse('相看两不厌', [0.92, 0.1], 0.034),
        ...seal({ x: 0.87, y: 0.9, side: 0.062, text: '云水襟怀', paper: PAPERS.cream }),
      ],
    },
    halfRight: {
      scene: SCROLLS.bamboo,
      light: lightOf('ink', 'left'),
      medium: { kind: 'ink', paper: PAPERS.celadon, ink: PINE_GREEN, keepScene: true },
      overlays: [
        verse('独坐幽篁里', [0.42, 0.08], 0.03, PINE_GREEN),
        ...seal({ x: 0.05, y: 0.915, side: 0.055, text: '竹', paper: PAPERS.celadon }),
      ],
    },
    closeUp: {
      scene: SCROLLS.bare,
      light: lightOf('ink', -0.6),
      medium: { kind: 'ink', paper: PAPERS.white, ink: INK, keepScene: true },
      overlays: seal({ x: 0.06, y: 0.86, side: 0.09, text: '映', paper: PAPERS.white }),
    },
    bustCentre: {
      scene: SCROLLS.moon,
      light: lightOf('ink', 'right'),
      medium: { kind: 'ink', paper: PAPERS.mist, ink: INDIGO, keepScene: true },
      overlays: [
        verse('明月来相照', [0.08, 0.09], 0.034, '#f2eee0'),
        ...seal({ x: 0.06, y: 0.9, side: 0.065, text: '月', paper: PAPERS.mist }),
      ],
    },
    bustLeft: {
      scene: SCROLLS.plum,
      light: lightOf('ink', 'right'),
      medium: { kind: 'ink', paper: PAPERS.rose, ink: INK, keepScene: true },
      overlays: [
        verse('暗香浮动', [0.92, 0.46], 0.036),
        ...seal({ x: 0.85, y: 0.87, side: 0.075, text: '梅花知己', paper: PAPERS.rose }),
      ],
    },
    leanLeft: {
      scene: SCROLLS.pine,
      light: lightOf('ink', 0.6),
      medium: { kind: 'ink', paper: PAPERS.tea, ink: '#2a1c10', keepScene: true },
      overlays: [
        verse('明月松间照', [0.9, 0.46], 0.032, '#2a1c10'),
        verse('清泉石上流', [0.81, 0.5], 0.032, '#2a1c10'),
        ...seal({ x: 0.86, y: 0.9, side: 0.06, text: '松', paper: PAPERS.tea }),
      ],
    },
    bustHigh: {
      scene: SCROLLS.gold,
      light: lightOf('ink', 'left'),
      medium: { kind: 'ink', paper: PAPERS.gold, ink: '#1c0f06', keepScene: true },
      overlays: seal({ x: 0.8, y: 0.87, side: 0.09, text: '吉祥如意', paper: PAPERS.gold }),
    },
    lowRight: {
      scene: SCROLLS.ring,
      frame: { kind: 'mat', shape: 'rectangle', margin: 0.05, foot: 0.09, colour: '#1c1512', edge: '#c8a860' },
      light: lightOf('ink', -0.6),
      medium: { kind: 'ink', paper: PAPERS.white, ink: INK, keepScene: true },
      overlays: seal({ x: 0.07, y: 0.8, side: 0.08, text: '心', paper: PAPERS.white }),
    },
    largeTilted: {
      scene: SCROLLS.plainSky,
      light: lightOf('ink', 0.4),
      medium: { kind: 'ink', paper: PAPERS.sky, ink: INDIGO, keepScene: true },
      overlays: [
        {
          kind: 'text',
          text: '笑',
          x: 0.83,
          y: 0.3,
          size: 0.26,
          weight: 900,
          font: 'serif',
          colour: INDIGO,
          behind: true,
          opacity: 0.9,
        },
        ...seal({ x: 0.84, y: 0.36, side: 0.075, text: '映', paper: PAPERS.sky }),
      ],
    },
    flash: {
      scene: SCROLLS.night,
      light: lightOf('ink', -0.4),
      medium: { kind: 'ink', paper: '#ece6d8', ink: '#0e0d0c', keepScene: true },
      overlays: [
        verse('夜静', [0.88, 0.12], 0.08, '#ece6d8', 900),
        ...seal({ x: 0.82, y: 0.36, side: 0.075, text: '墨', paper: '#ece6d8', worn: '#1c1a18' }),
      ],
    },
    lowLeft: {
      scene: SCROLLS.snowPeaks,
      light: lightOf('ink', 'left'),
      medium: { kind: 'ink', paper: PAPERS.mist, ink: '#2a3440', keepScene: true },
      overlays: [
        verse('千山鸟飞绝', [0.1, 0.08], 0.036, '#eef2f6'),
        { kind: 'snow', seed: 3, amount: 0.7 },
        ...seal({ x: 0.075, y: 0.9, side: 0.055, text: '雪', paper: PAPERS.mist }),
      ],
    },
  }),
};

export const theme = oneSided(defineTheme(looks, WARDROBE));
