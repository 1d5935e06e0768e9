import { COMPOSITIONS } from '../composition.ts';
import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { keyOf, lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf } from '../recipes/layouts.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { CREAM_STUDIO, GREY_CLOTHS, RED_SKYLINE, WOOD } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** An evening in the city, from the golden hour to neon and fog. */
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
      scene: RED_SKYLINE,
      light: lightOf('counterLight', 'right', {
        key: { from: [0.25, -0.3, 0.9], strength: 0.34 },
        fill: 0.34,
        tint: 0.6,
        rim: 2.2,
        wrap: 1.3,
        expose: 0.85,
        transfer: 0,
      }),
      overlays: [{ kind: 'flare', x: 0.5, y: 0.42, colour: '#ffb45a', strength: 0.3, radius: 0.8 }],
      grade: { look: 'gold', grain: 0.025, vignette: 0.2 },
    },
    leanLeft: {
      outfit: '#ada085',
      scene: {
        kind: 'street',
        seed: 12,
        sky: ['#8a8a8a', '#c8c8c8', '#e8e8e8'],
        walls: ['#3a3a3a', '#2a2a2a', '#555555'],
        vanishX: 0.72,
        lights: 14,
      },
      light: lightOf('hard', -1, { key: { strength: 0.9 }, fill: 0.38 }),
      grade: { look: 'bw', vignette: 0.35, grain: 0.055 },
    },
    strip: {
      outfit: '#66697a',
      scene: CREAM_STUDIO,
      frame: { ...COMPOSITIONS.strip.frame, ground: WOOD, x: 0.56 },
      light: lightOf('mono', 'right', {
        key: { from: [0.05, -0.1, 1], strength: 0.55 },
        fill: 0.6,
        rim: 0,
        wrap: 0.1,
        cast: { dx: 0.06, dy: 0.04, softness: 0.04, strength: 0.35 },
      }),
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
      scene: { kind: 'backdrop', colours: ['#c46a4a', '#a9482f', '#5c1f18'] },
      frame: diptychOf({
        scene: { kind: 'backdrop', colours: ['#5a7f96', '#3c6078', '#182a38'] },
        light: { key: keyOf('openShade', 'left', { from: [-0.8, -0.5, 0.7], strength: 0.7 }), rim: 0.6 },
        grade: { look: 'cool' },
      }),
      light: lightOf('openShade', 'right', { key: { from: [0.9, -0.4, 0.6], strength: 0.7 }, fill: 0.5, rim: 0.4 }),
      grade: { look: 'film', grain: 0.02 },
    },
    bustHigh: {
      ...inSet('rainy-window-room', 'lamp'),
      outfit: '#66697a',
      grade: { look: 'pastel', bloom: 0.3, grain: 0.025 },
    },
    lowRight: {
      outfit: '#ada085',
      scene: { kind: 'wall', colours: ['#e0bd94', '#8a6240'] },
      light: lightOf('soft', -0.75, {
        key: { like: 'readingLamp', strength: 0.8, colour: [1.15, 0.92, 0.66] },
        gobo: { kind: 'blinds', angle: -12, floor: 0.2 },
        fill: 0.42,
        tint: 0.25,
        rim: 0,
        transfer: 0.1,
        wrap: 0.2,
        cast: { dx: 0.28, dy: 0.14, softness: 0.04, strength: 0.55 },
      }),
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
      outfit: '#6c8297',
      scene: {
        kind: 'skyline',
        seed: 8,
        sky: ['#8fb2d0', '#c9d4d8', '#f2e0c8'],
        houses: ['#aebac4', '#8696a4', '#66788a', '#4a5a6a'],
        sun: [0.1, 0.2, 0.02],
        blur: 0.01,
      },
      light: lightOf('openShade', 0.4, { key: { strength: 0.45 }, fill: 0.6, tint: 0.2, rim: 0.4, haze: 0.4 }),
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
      outfit: '#101013',
      scene: { kind: 'wall', colours: ['#7a2f36', '#2a0d14'], light: [0.45, 0.4], rough: 0.2 },
      light: lightOf('flash', 'right', {
        key: { strength: 0.85, colour: [1, 1, 1], hardness: 1.6 },
        fill: 0.36,
        tint: 0.05,
        rim: 0,
        wrap: 0,
        cast: { dx: 0.09, dy: 0.07, softness: 0.014, strength: 0.7 },
      }),
      grade: { look: 'clean', contrast: 0.35, vignette: 0.5, grain: 0.035 },
    },
    lowLeft: {
      scene: { kind: 'fog' },
      light: lightOf('openShade', 'left', {
        key: { from: [-0.6, -0.6, 0.6], strength: 0.4 },
        fill: 0.55,
        tint: 0.4,
        haze: 1,
        wrap: 1,
        expose: 0.95,
      }),
      grade: { look: 'pastel', vignette: 0.3, grain: 0.03 },
    },
    contact: {
      scene: { kind: 'backdrop', colours: ['#b8b8b8', '#8a8a8a', '#3a3a3a'] },
      light: lightOf('hard', 'left', { fill: 0.45 }),
      frame: contactOf(scenesInTurn(GREY_CLOTHS)),
      grade: { look: 'film', vignette: 0.3, grain: 0.035 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
