import { framedSheets } from '../recipes/framed-sheets.ts';
import { inSet } from '../stand-in-set.ts';
import { GOLD } from './ginkgo.ts';
import { CARPET, HERBARIUM } from './indoors.ts';

/** What the film shows. */
const FRAMES = [
  inSet('ginkgo-avenue', 'bough', { crop: { zoom: 1.2 } }),
  inSet('autumn-park', 'lamps', { crop: { zoom: 1.2 } }),
  inSet('campus-hall', 'reading-room', { crop: { zoom: 1.2 } }),
  inSet('autumn-park', 'gold', { flip: true, crop: { zoom: 1.3 } }),
  inSet('ginkgo-avenue', 'dusk', { flip: true, crop: { zoom: 1.2 } }),
  inSet('red-courtyard', 'afternoon', { crop: { zoom: 1.3 } }),
  inSet('ginkgo-avenue', 'mist', { crop: { zoom: 1.3 } }),
];

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    ...inSet('ginkgo-avenue', 'bough', { crop: { zoom: 1.3 } }),
    ground: CARPET,
    places: [
      inSet('ginkgo-avenue', 'bough', { crop: { zoom: 1.3 } }),
      inSet('campus-hall', 'arches', { crop: { zoom: 1.3 } }),
      inSet('red-courtyard', 'afternoon', { flip: true, crop: { zoom: 1.3 } }),
      inSet('ginkgo-avenue', 'mist', { crop: { zoom: 1.3 } }),
    ],
  },
  polaroid: {
    ...inSet('autumn-park', 'gold', { flip: true, crop: { zoom: 1.6, x: 0.2, y: 0.8 } }),
    outfit: '#4a5a5c',
    ground: HERBARIUM,
  },
  diptych: {
    ...inSet('autumn-park', 'gold', { crop: { zoom: 1.5, y: 0.2 } }),
    far: { ...inSet('autumn-park', 'lake'), grade: { look: 'cool', strength: 0.4 } },
  },
  letterbox: {
    ...inSet('summer-train', 'evening', { flip: true, crop: { zoom: 1.1 } }),
  },
  reflection: {
    ...inSet('autumn-park', 'lamps', { crop: { zoom: 1.3, x: 0.8 } }),
    outfit: '#4c3c34',
    overlays: [{ kind: 'rain', seed: 4, amount: 0.5 }],
    grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    ...inSet('ginkgo-avenue', 'mist'),
    overlays: [{ kind: 'petals', seed: 30, amount: 0.4, colours: GOLD }],
    colour: '#241a10',
    ink: '#f0b83c',
    places: FRAMES,
  },
});
