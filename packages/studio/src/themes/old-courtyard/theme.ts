import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { gouachePoster } from '../recipes/gouache-poster.ts';
import { oneSided } from '../recipes/one-sided.ts';
import { inSet } from '../stand-in-set.ts';
import { LOW_SUN } from './cloths.ts';
import { FRAMED } from './framed.ts';
import { WARDROBE } from './wardrobe.ts';

/** The old courtyard: persimmons in the afternoon, grey brick, the red gate at dusk, a lit window, the first snow. */
const looks: Theme = {
  id: 'old-courtyard',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('courtyard-evening', 'persimmons', { crop: { zoom: 1.05 } }),
      grade: { look: 'clean', bloom: 0.1, grain: 0.02 },
    },
    halfRight: {
      ...inSet('courtyard-evening', 'snow', { crop: { zoom: 1.1, x: 0.2 } }),
      outfit: '#5a6a78',
      overlays: [{ kind: 'snow', seed: 7, amount: 0.5 }],
      grade: { look: 'clean', grain: 0.022 },
    },
    closeUp: {
      ...inSet('courtyard-evening', 'persimmons', { flip: true, crop: { zoom: 1.5, x: 0.1, y: 0.3 } }),
      grade: { look: 'clean', grain: 0.02 },
    },
    bustCentre: {
      ...inSet('courtyard-evening', 'window', { crop: { zoom: 1.05 } }),
      outfit: '#3c4450',
      grade: { look: 'film', strength: 0.6, bloom: 0.12, vignette: 0.2, grain: 0.026 },
    },
    bustLeft: {
      ...inSet('courtyard-evening', 'gate', { crop: { zoom: 1.1 } }),
      outfit: '#a8684a',
      grade: { look: 'clean', warmth: 0.08, bloom: 0.1, grain: 0.02 },
    },
    smallCentre: {
      ...inSet('courtyard-evening', 'persimmons', { flip: true, light: { rim: 0.5 } }),
      overlays: [{ kind: 'flare', x: 0.5, y: 0.34, colour: '#ffd08a', strength: 0.25, radius: 0.8 }],
      grade: { look: 'film', strength: 0.5, bloom: 0.15, grain: 0.024 },
    },
    leanLeft: {
      ...inSet('courtyard-evening', 'snow', { flip: true }),
      outfit: '#7c7c7c',
      grade: { look: 'bw', contrast: 0.12, grain: 0.045 },
    },
    bustHigh: {
      ...inSet('courtyard-evening', 'gate', { flip: true, crop: { zoom: 1.5, x: 0.9, y: 0.4 } }),
      outfit: '#4a3a34',
      grade: { look: 'film', strength: 0.5, vignette: 0.25, grain: 0.024 },
    },
    lowRight: {
      ...inSet('courtyard-evening', 'window', { flip: true, crop: { zoom: 1.4, x: 0.1, y: 0.3 } }),
      outfit: '#d8ccb4',
      grade: { look: 'clean', warmth: 0.06, bloom: 0.15, grain: 0.022 },
    },
    throughLeaves: {
      ...inSet('moon-garden', 'gate', { crop: { zoom: 1.2 } }),
      framing: { x: 0.6, roll: 4 },
      outfit: '#c8c4a8',
      overlays: [
        {
          kind: 'leaves',
          seed: 5,
          sides: ['left', 'top', 'right', 'bottom'],
          amount: 0.8,
          colours: ['#a8702c', '#c89a3c', '#8a4a24', '#d8b85c'],
        },
      ],
      grade: { look: 'film', strength: 0.4, grain: 0.02 },
    },
    largeTilted: {
      ...inSet('courtyard-evening', 'snow', { crop: { zoom: 1.5, x: 0.9, y: 0.2 } }),
      outfit: '#a8a498',
      overlays: [{ kind: 'snow', seed: 12, amount: 0.4 }],
      grade: { look: 'pastel', strength: 0.5, fade: 0.02, grain: 0.026 },
    },
    poster: gouachePoster(LOW_SUN, [
      { kind: 'mist', colour: '#264a42', from: 0.7, strength: 1 },
      {
        kind: 'text',
        text: '老院子',
        x: 0.5,
        y: 0.9,
        size: 0.085,
        font: 'serif',
        weight: 700,
        colour: '#f6e6c4',
        spacing: 0.3,
      },
      {
        kind: 'text',
        text: 'THE OLD COURTYARD',
        x: 0.5,
        y: 0.942,
        size: 0.02,
        weight: 400,
        colour: '#d8b884',
        spacing: 0.5,
      },
      { kind: 'border', inset: 0.03, width: 0.0025, colour: '#a8683c' },
    ]),
    flash: {
      ...inSet('courtyard-evening', 'gate', { flip: true, crop: { zoom: 1.3, x: 0.1, y: 0.1 } }),
      outfit: '#4a4444',
      grade: { look: 'clean', contrast: 0.15, vignette: 0.3, grain: 0.03 },
    },
    lowLeft: {
      ...inSet('courtyard-evening', 'window', { flip: true }),
      grade: { look: 'film', strength: 0.6, bloom: 0.15, grain: 0.024 },
    },
  }),
};

export const theme = oneSided(defineTheme(looks, WARDROBE));
