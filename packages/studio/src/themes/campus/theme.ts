import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { dateStamp } from '../recipes/date-stamp.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { FAREWELL } from './pages.ts';
import { WARDROBE } from './wardrobe.ts';

/** The last weeks at school: lawn, plane trees, blackboard, curtain, caps in the air, the yearbook. */
const looks: Theme = {
  id: 'campus',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('cherry-lane', 'sky', { flip: true, crop: { zoom: 1.1 } }),
      outfit: '#f2efe6',
      grade: { look: 'clean', saturation: 1.06, grain: 0.016 },
    },
    halfRight: {
      ...inSet('campus-hall', 'reading-room', { flip: true }),
      outfit: '#e9e4d4',
      grade: { look: 'film', strength: 0.7, exposure: 1.04, bloom: 0.2, grain: 0.02 },
    },
    closeUp: {
      ...inSet('campus-hall', 'reading-room', { crop: { zoom: 1.5, x: 0.9, y: 0.3 } }),
      framing: { roll: 4 },
      pose: { smile: 0.3, close: 0.3 },
      grade: { look: 'film', strength: 0.7, vignette: 0.12, grain: 0.022 },
    },
    bustCentre: {
      ...inSet('campus-hall', 'evening'),
      framing: { share: 0.34 },
      outfit: '#1f2333',
      grade: { look: 'film', strength: 0.7, vignette: 0.2, bloom: 0.15, grain: 0.022 },
    },
    bustLeft: {
      ...inSet('campus-hall', 'reading-room', { crop: { zoom: 1.2, x: 0.2 } }),
      outfit: '#eef0f2',
      grade: { look: 'pastel', strength: 0.8, warmth: 0.12, bloom: 0.2, grain: 0.02 },
    },
    smallCentre: {
      ...inSet('campus-hall', 'arches', { flip: true, light: { rim: 0.5 } }),
      outfit: '#2f3f5c',
      grade: { look: 'film', strength: 0.6, contrast: 0.08, grain: 0.018 },
    },
    leanLeft: {
      ...inSet('paper-studio', 'window-light', { flip: true }),
      outfit: '#d8cdb8',
      grade: { look: 'forest', strength: 0.6, grain: 0.024 },
    },
    bustHigh: {
      ...inSet('lamp-library', 'shelves', { crop: { zoom: 1.3, x: 0.1 } }),
      framing: { roll: -5 },
      outfit: '#20263f',
      grade: { look: 'clean', saturation: 1.06, bloom: 0.12, grain: 0.016 },
    },
    lowRight: {
      ...inSet('campus-hall', 'arches', { flip: true, crop: { zoom: 1.7, x: 0.2, y: 0.1 } }),
      framing: { share: 0.31, x: 0.56 },
      outfit: '#7da0b8',
      grade: { look: 'film', strength: 0.6, grain: 0.02 },
    },
    throughLeaves: {
      ...inSet('autumn-park', 'gold', { crop: { zoom: 1.2 } }),
      outfit: '#c8573f',
      overlays: [
        {
          kind: 'leaves',
          seed: 5,
          sides: ['top', 'left', 'right', 'top', 'bottom'],
          amount: 1.1,
          colours: ['#7aa84e', '#a4c864', '#4f7f36', '#c8dc82'],
        },
      ],
      grade: { look: 'pastel', strength: 0.8, grain: 0.02 },
    },
    largeTilted: {
      ...inSet('city-dusk', 'dawn', { crop: { zoom: 1.2, x: 0.2, y: 0.2 } }),
      outfit: '#f0e6d0',
      overlays: [{ kind: 'flare', x: 0.1, y: 0.4, colour: '#ffd08a', strength: 0.3 }],
      grade: { look: 'gold', strength: 0.55, bloom: 0.15, grain: 0.022 },
    },
    poster: {
      framing: { share: 0.26, x: 0.5, y: 0.5, melt: true },
      outfit: '#1c2340',
      scene: FAREWELL,
      light: lightOf('screen', 'left', {
        key: { from: [-0.5, -0.5, 0.85], strength: 0.5 },
        fill: 0.62,
        rim: 0.1,
        wrap: 0.1,
      }),
      medium: { kind: 'gouache', size: 0.4 },
      overlays: [
        { kind: 'text', text: '毕业快乐', x: 0.5, y: 0.2, size: 0.155, weight: 900, colour: '#c8281e', behind: true },
        {
          kind: 'text',
          text: 'HAPPY GRADUATION 2026',
          x: 0.5,
          y: 0.062,
          size: 0.03,
          weight: 900,
          colour: '#1c2340',
          spacing: 0.14,
        },
        { kind: 'mist', colour: '#ff9f3a', from: 0.74, strength: 1 },
        { kind: 'confetti', seed: 3, amount: 0.8 },
        {
          kind: 'text',
          text: '山高水长，后会有期',
          x: 0.5,
          y: 0.945,
          size: 0.042,
          weight: 900,
          colour: '#1c2340',
          spacing: 0.1,
        },
      ],
      grade: { grain: 0.02 },
    },
    flash: {
      ...inSet('campus-hall', 'evening', { flip: true, crop: { zoom: 1.5, x: 0.9, y: 0.3 } }),
      outfit: '#3d5f8a',
      overlays: [dateStamp('26  6 18', { colour: '#ff9a3a' })],
      grade: { look: 'clean', contrast: 0.2, vignette: 0.3, grain: 0.034 },
    },
    lowLeft: {
      ...inSet('cherry-lane', 'sky'),
      outfit: '#f4f2ec',
      grade: { look: 'pastel', exposure: 1.03, grain: 0.022 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
