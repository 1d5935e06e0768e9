import { framedSheets } from '../recipes/framed-sheets.ts';
import { inSet } from '../stand-in-set.ts';
import { TEA_LEAVES, TEA_MAT } from './cloths.ts';

/** What the film shows. */
const FRAMES = [
  inSet('greenhouse', 'rain', { crop: { zoom: 1.2 } }),
  inSet('bamboo-mist', 'morning', { crop: { zoom: 1.2 } }),
  inSet('rainy-window-room', 'morning', { crop: { zoom: 1.2 } }),
  inSet('canal-lanterns', 'mist', { crop: { zoom: 1.2 } }),
  inSet('canal-lanterns', 'wall', { flip: true, crop: { zoom: 1.3 } }),
  inSet('bamboo-mist', 'noon', { flip: true, crop: { zoom: 1.3 } }),
  inSet('courtyard-evening', 'window', { crop: { zoom: 1.3 } }),
];

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    ...inSet('greenhouse', 'morning', { crop: { zoom: 1.2 } }),
    ground: TEA_LEAVES,
    places: [
      inSet('bamboo-mist', 'noon', { crop: { zoom: 1.3 } }),
      inSet('rainy-window-room', 'morning', { crop: { zoom: 1.2 } }),
      inSet('canal-lanterns', 'wall', { crop: { zoom: 1.3 } }),
      inSet('courtyard-evening', 'window', { crop: { zoom: 1.3 } }),
    ],
  },
  polaroid: {
    ...inSet('greenhouse', 'rain', { flip: true, crop: { zoom: 1.1 } }),
    outfit: '#b8b4a0',
    ground: TEA_MAT,
  },
  diptych: {
    ...inSet('courtyard-evening', 'window', { flip: true, crop: { zoom: 1.5, x: 0.2 } }),
    grade: { look: 'film', strength: 0.5, grain: 0.022 },
    far: { ...inSet('bamboo-mist', 'rain', { flip: true }), grade: { look: 'pastel', strength: 0.5 } },
  },
  letterbox: {
    ...inSet('canal-lanterns', 'dusk', { crop: { zoom: 1.1 } }),
    grade: { look: 'film', strength: 0.5, grain: 0.028 },
  },
  reflection: {
    ...inSet('rainy-window-room', 'morning', { flip: true, crop: { zoom: 1.2, x: 0.8 } }),
    outfit: '#44525e',
    overlays: [{ kind: 'rain', seed: 6, amount: 0.6 }],
    grade: { look: 'cool', strength: 0.6, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    ...inSet('greenhouse', 'morning'),
    colour: '#1e2c26',
    ink: '#c4d8c4',
    places: FRAMES,
  },
});
