import { framedSheets } from '../recipes/framed-sheets.ts';
import { inSet } from '../stand-in-set.ts';
import { STRIPES, VELVET } from './rooms.ts';

const CURTAIN = inSet('theatre-stage', 'curtain');
const MOON = inSet('theatre-stage', 'moon');
const NIGHT = inSet('paper-land', 'night');
const DAY = inSet('paper-land', 'day');
const SEA = inSet('paper-land', 'sea');

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    ...DAY,
    places: [DAY, CURTAIN, SEA, NIGHT],
    ground: VELVET,
    grade: { look: 'clean', vignette: 0.1, grain: 0.022 },
  },
  polaroid: {
    ...inSet('theatre-stage', 'moon', { crop: { zoom: 1.1 } }),
    outfit: '#c8503c',
    ground: STRIPES,
    grade: { look: 'pastel', strength: 0.6, fade: 0.03, grain: 0.024 },
  },
  diptych: {
    ...NIGHT,
    far: { ...CURTAIN, grade: { look: 'clean' } },
    grade: { look: 'clean', grain: 0.02 },
  },
  letterbox: {
    ...inSet('theatre-stage', 'tiers'),
    grade: { look: 'film', strength: 0.5, grain: 0.026 },
  },
  reflection: {
    ...inSet('jazz-bar', 'stage', { flip: true }),
    outfit: '#2c5c64',
    overlays: [{ kind: 'dust', seed: 4 }],
    grade: { look: 'teal', strength: 0.5, vignette: 0.15, grain: 0.026 },
  },
  contact: {
    ...MOON,
    places: [MOON, DAY, CURTAIN, SEA, NIGHT],
    colour: '#3c0c14',
    ink: '#f4cc68',
    grade: { look: 'clean', grain: 0.024 },
  },
});
