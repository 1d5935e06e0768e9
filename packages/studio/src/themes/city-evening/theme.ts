import { COMPOSITIONS } from '../composition.ts';
import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf } from '../recipes/layouts.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { WOOD } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** Places of the small frames. */
const EVENING = [
  inSet('hotel-evening', 'lift', { crop: { zoom: 1.2 } }),
  inSet('harbour-night', 'boats', { crop: { zoom: 1.2 } }),
  inSet('jazz-bar', 'bottles', { crop: { zoom: 1.2 } }),
  inSet('city-dusk', 'terrace', { crop: { zoom: 1.3 } }),
  inSet('jazz-bar', 'booth', { crop: { zoom: 1.3 } }),
] as const;

/** An evening in the city, from the golden hour to neon, a hotel, a bar and the harbour. */
const recipe: Theme = {
  id: 'city-evening',
  sheets: composeSheets({
    wideLeft: {
      ...inSet('city-dusk', 'terrace'),
      grade: { look: 'gold', strength: 0.85, bloom: 0.3, grain: 0.02 },
    },
    halfRight: {
      ...inSet('jazz-bar', 'booth', { flip: true }),
      outfit: '#94734f',
      grade: { look: 'film', strength: 0.7, bloom: 0.15, grain: 0.025 },
    },
    closeUp: {
      ...inSet('neon-rain', 'crossing', { crop: { zoom: 1.15, x: 0.7 } }),
      grade: { look: 'neon', bloom: 0.35, grain: 0.03 },
    },
    bustCentre: {
      ...inSet('city-dusk', 'night', { flip: true, crop: { zoom: 1.4, y: 0.8 } }),
      outfit: '#66697a',
      grade: { look: 'cool', vignette: 0.3, grain: 0.03 },
    },
    bustLeft: {
      ...inSet('corner-cafe', 'bricks'),
      outfit: '#454d30',
      overlays: [{ kind: 'cup', side: 'right' }],
      grade: { look: 'film', vignette: 0.25, bloom: 0.35, grain: 0.022 },
    },
    smallCentre: {
      ...inSet('harbour-night', 'boats', { crop: { zoom: 1.1 } }),
      grade: { look: 'gold', grain: 0.025, vignette: 0.2 },
    },
    leanLeft: {
      ...inSet('hotel-evening', 'lift', { flip: true, crop: { zoom: 1.1 } }),
      outfit: '#ada085',
      grade: { look: 'bw', vignette: 0.35, grain: 0.055 },
    },
    strip: {
      ...inSet('hotel-evening', 'landing', { crop: { zoom: 1.25, x: 0.2 } }),
      outfit: '#66697a',
      frame: { ...COMPOSITIONS.strip.frame, ground: WOOD, x: 0.56 },
      grade: {
        look: 'softbw',
        contrast: 0.3,
        split: { shadows: [0.03, 0.01, -0.02], highlights: [0.03, 0, -0.06] },
        vignette: 0.3,
        grain: 0.05,
      },
    },
    polaroid: {
      ...inSet('city-dusk', 'dawn', { flip: true }),
      outfit: '#52141f',
      frame: { ...COMPOSITIONS.polaroid.frame, ground: { kind: 'cafe', seed: 7, dim: 0.8 } },
      grade: { look: 'pastel', fade: 0.07, warmth: 0.35, vignette: 0.3, grain: 0.03 },
    },
    diptych: {
      ...inSet('jazz-bar', 'bottles', { crop: { zoom: 1.4, x: 0.2 } }),
      grade: { look: 'film', grain: 0.02 },
      frame: diptychOf({ ...inSet('harbour-night', 'boats', { crop: { zoom: 1.1 } }), grade: { look: 'cool' } }),
    },
    bustHigh: {
      ...inSet('rainy-window-room', 'lamp'),
      outfit: '#66697a',
      grade: { look: 'pastel', bloom: 0.3, grain: 0.025 },
    },
    lowRight: {
      ...inSet('hotel-evening', 'landing', { crop: { zoom: 1.1 } }),
      outfit: '#ada085',
      grade: { look: 'gold', strength: 0.7, grain: 0.025 },
    },
    letterbox: {
      ...inSet('city-dusk', 'terrace', { crop: { zoom: 1.1, y: 0.7 } }),
      grade: { look: 'teal', grain: 0.03 },
    },
    reflection: {
      ...inSet('rainy-window-room', 'street', { flip: true }),
      outfit: '#52141f',
      overlays: [{ kind: 'glass' }],
      grade: { look: 'cool', strength: 0.7, vignette: 0.2, grain: 0.025 },
    },
    throughLeaves: {
      ...inSet('autumn-park', 'gold'),
      outfit: '#94734f',
      overlays: [
        leavesAround(4, ['#4a5a22', '#a8842e', '#6d7a2c', '#2c3a18']),
        { kind: 'flare', x: 0, y: 0, colour: '#ffe0a8', strength: 0.35, radius: 1 },
      ],
      grade: { look: 'film', bloom: 0.25, grain: 0.02 },
    },
    largeTilted: {
      ...inSet('harbour-night', 'blue-hour', { flip: true, crop: { zoom: 1.35, x: 0.2 } }),
      outfit: '#6c8297',
      overlays: [{ kind: 'leak', seed: 4, strength: 0.8 }],
      grade: { look: 'pastel', fade: 0.06, contrast: 0.15, grain: 0.04 },
    },
    poster: {
      framing: { share: 0.245, x: 0.5, y: 0.44, melt: true },
      scene: { kind: 'sunburst', ground: '#efe3cf', disc: '#e2572b', at: [0.5, 0.4, 0.39], foot: '#1f2f4a' },
      light: lightOf('paper', 'left', { key: { strength: 0.6, colour: [1, 0.97, 0.92] }, fill: 0.56, tint: 0.05 }),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'sans',
        { colour: '#1f2f4a', from: 0.72 },
        { text: 'EVENING', y: 0.917, size: 0.09, colour: '#efe3cf', spacing: 0.1 },
        { text: '城市夜晚', y: 0.962, size: 0.026, colour: '#e9a27e', spacing: 0.6 },
      ),
      grade: { grain: 0.03 },
    },
    flash: {
      ...inSet('jazz-bar', 'stage', { crop: { zoom: 1.15 } }),
      outfit: '#101013',
      grade: { look: 'clean', contrast: 0.35, vignette: 0.5, grain: 0.035 },
    },
    lowLeft: {
      ...inSet('harbour-night', 'boats', { flip: true }),
      grade: { look: 'pastel', vignette: 0.3, grain: 0.03 },
    },
    contact: {
      ...inSet('hotel-evening', 'lift'),
      grade: { look: 'film', vignette: 0.3, grain: 0.035 },
      frame: contactOf(inTurn(EVENING)),
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
