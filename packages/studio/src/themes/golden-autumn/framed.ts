import { lightOf } from '../lights.ts';
import { framedSheets } from '../recipes/framed-sheets.ts';
import { inSet } from '../stand-in-set.ts';
import { GOLD } from './ginkgo.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { CARPET, HERBARIUM } from './indoors.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    scene: PLACES.blueSky,
    places: [PLACES.blueSky, PLACES.room, PLACES.redTemple, PLACES.mist],
    ground: CARPET,
    light: lightOf('soft', 'right'),
  },
  polaroid: {
    ...inSet('autumn-park', 'gold', { flip: true, crop: { zoom: 1.6, x: 0.2, y: 0.8 } }),
    outfit: '#4a5a5c',
    ground: HERBARIUM,
  },
  diptych: {
    scene: PLACES.near,
    far: {
      scene: PLACES.duskLake,
      light: lightOf('sun', 'left', { rim: 1.3 }),
      grade: { look: 'cool', strength: 0.4 },
    },
    light: lightOf('sun', 'right', { fill: 0.6 }),
  },
  letterbox: {
    scene: PLACES.train,
    light: lightOf('soft', 'left'),
  },
  reflection: {
    outfit: '#4c3c34',
    scene: PLACES.night,
    light: lightOf('lamp', 'right'),
    overlays: [{ kind: 'rain', seed: 4, amount: 0.5 }],
    grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.avenue,
    light: lightOf('soft', 'left'),
    overlays: [{ kind: 'petals', seed: 30, amount: 0.4, colours: GOLD }],
    places: FRAMES,
    colour: '#241a10',
    ink: '#f0b83c',
  },
});
