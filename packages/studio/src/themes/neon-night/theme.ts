import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { CYAN, PINK, PLACES, VIOLET } from './grounds.ts';
import { between, CYAN_RIM, PINK_RIM } from './neon-light.ts';
import { WARDROBE } from './wardrobe.ts';

/** Violet and cyan light on a street after rain. */
const recipe: Theme = {
  id: 'neon-night',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('neon-rain', 'signs', { light: { rim: 0.85, rimColours: [CYAN_RIM, PINK_RIM] } }),
      overlays: [{ kind: 'streaks', seed: 2, amount: 0.6, colour: '#d8c8ff' }],
      grade: { look: 'neon', strength: 0.6, bloom: 0.3, grain: 0.025 },
    },
    halfRight: {
      outfit: '#2f3a4a',
      scene: PLACES.tealWall,
      light: between(
        PINK_RIM,
        CYAN_RIM,
        lightOf('neon', -0.7, { key: { like: 'evening', strength: 0.5, colour: [1.08, 0.9, 0.98] } }),
      ),
      grade: { look: 'cool', strength: 0.6, contrast: 0.15, bloom: 0.25, grain: 0.025 },
    },
    closeUp: {
      ...inSet('neon-rain', 'signs', {
        flip: true,
        crop: { zoom: 1.3, x: 0.1, y: 0.3 },
        light: { rim: 0.85, rimColours: [CYAN_RIM, PINK_RIM] },
      }),
      grade: { look: 'neon', strength: 0.7, bloom: 0.3, grain: 0.03 },
    },
    bustCentre: {
      outfit: '#54687a',
      scene: PLACES.blueRain,
      light: between(
        CYAN_RIM,
        CYAN_RIM,
        lightOf('sky', 'right', {
          key: { from: [0.6, -0.4, 0.8] },
          fill: 0.48,
          tint: 0.18,
          rim: 1.2,
          haze: 0.8,
          wrap: 0.7,
          transfer: 0.06,
        }),
      ),
      overlays: [{ kind: 'rain', seed: 3 }],
      grade: { look: 'cool', strength: 0.8, vignette: 0.3, grain: 0.03 },
    },
    bustLeft: {
      isSwapped: true,
      outfit: '#3c2a4e',
      scene: PLACES.noodleShop,
      light: between([0.7, 0.3, 1.1], [1.25, 0.8, 0.4], lightOf('neon', 'right', { key: 'shopLamp' })),
      grade: { look: 'film', strength: 0.7, bloom: 0.3, vignette: 0.2, grain: 0.022 },
    },
    smallCentre: {
      ...inSet('neon-rain', 'crossing', {
        flip: true,
        crop: { zoom: 1.08 },
        light: { rim: 0.85, rimColours: [CYAN_RIM, PINK_RIM] },
      }),
      framing: { y: 0.47, mirror: true },
      grade: { look: 'film', strength: 0.5, bloom: 0.35, grain: 0.025 },
    },
    leanLeft: {
      outfit: '#e6dcea',
      scene: PLACES.cinemaBars,
      light: between(
        PINK_RIM,
        [1.2, 0.5, 0.9],
        lightOf('neon', 'right', {
          key: { like: 'copperDusk', colour: [1.05, 0.95, 1] },
          cast: { dx: -0.14, dy: 0.08, softness: 0.06, strength: 0.4 },
        }),
      ),
      grade: { look: 'rose', strength: 0.5, contrast: 0.2, bloom: 0.25, grain: 0.03 },
    },
    bustHigh: {
      ...inSet('harbour-night', 'railing', { light: { rim: 0.85, rimColours: [CYAN_RIM, PINK_RIM] } }),
      outfit: '#20242e',
      overlays: [{ kind: 'flare', x: 0.08, y: 0.3, colour: '#ff7a6a', strength: 0.35, radius: 0.7 }],
      grade: { look: 'film', strength: 0.6, contrast: 0.2, bloom: 0.25, grain: 0.03 },
    },
    lowRight: {
      outfit: '#4a3a78',
      scene: PLACES.moon,
      light: between(PINK_RIM, [0.6, 0.4, 1.3], lightOf('neon', 'left', { key: 'violetSign' })),
      grade: { look: 'neon', strength: 0.45, bloom: 0.3, grain: 0.03 },
    },
    throughLeaves: {
      framing: { mirror: true, x: 0.62, y: 0.34 },
      outfit: '#c8cdd2',
      scene: PLACES.greenAlley,
      light: between(
        [0.15, 1.2, 0.9],
        [1.2, 0.75, 0.3],
        lightOf('neon', 'right', { key: { like: 'window', strength: 0.52, colour: [1.06, 0.98, 0.88] } }),
      ),
      overlays: [
        { kind: 'streaks', seed: 8, amount: 1, angle: 102, colour: '#c8ffee' },
        { kind: 'bokeh', seed: 5, amount: 0.5, colours: ['#2affc6', '#ffb04a'], radius: [0.015, 0.05] },
      ],
      grade: { look: 'teal', strength: 0.45, bloom: 0.3, grain: 0.025 },
    },
    largeTilted: {
      outfit: '#b9a8d8',
      scene: PLACES.lightBox,
      light: between(
        [1.1, 0.6, 0.95],
        [1.2, 0.5, 0.9],
        lightOf('neon', 'left', { key: { strength: 0.45, colour: [1, 0.99, 1.02] }, fill: 0.62, wrap: 0.8 }),
      ),
      grade: { look: 'rose', strength: 0.5, bloom: 0.2, grain: 0.03 },
    },
    poster: {
      framing: { melt: true, y: 0.42 },
      scene: PLACES.poster,
      light: between(
        PINK_RIM,
        PINK_RIM,
        lightOf('neon', -0.5, {
          key: { like: 'paper', strength: 0.52, colour: [1.06, 0.95, 0.98] },
          rim: 0.45,
          haze: 0,
          wrap: 0.1,
        }),
      ),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'sans',
        { colour: '#0a0418' },
        { text: '霓虹夜', y: 0.905, size: 0.105, colour: '#ff6fc0', spacing: 0.16 },
        { text: 'NEON NIGHT', y: 0.955, size: 0.026, weight: 700, colour: CYAN, spacing: 0.62 },
      ),
      grade: { bloom: 0.12, grain: 0.03 },
    },
    flash: {
      ...inSet('neon-rain', 'amber', { crop: { zoom: 1.2, x: 0.8, y: 0.3 } }),
      outfit: '#101014',
      grade: { look: 'clean', contrast: 0.3, vignette: 0.4, grain: 0.035 },
    },
    lowLeft: {
      scene: PLACES.gate,
      light: between(
        CYAN_RIM,
        CYAN_RIM,
        lightOf('neon', -0.4, {
          key: { like: 'sky', colour: [0.98, 1, 1.02] },
          rim: 1.6,
          haze: 0.6,
        }),
      ),
      overlays: [{ kind: 'streaks', seed: 4, amount: 0.7, angle: 95, colour: '#bfeeff' }],
      grade: { look: 'cool', strength: 0.5, bloom: 0.4, grain: 0.03 },
    },
    reflection: {
      outfit: '#5a2148',
      scene: PLACES.windowStreet,
      light: between(
        [0.5, 0.5, 1.3],
        PINK_RIM,
        lightOf('neon', 'right', { key: { like: 'warmStudio', strength: 0.55, colour: [1.05, 0.93, 1] } }),
      ),
      overlays: [
        { kind: 'glass' },
        { kind: 'flare', x: 0.02, y: 0.9, colour: VIOLET, strength: 0.45, radius: 0.8 },
        { kind: 'flare', x: 0.98, y: 0.06, colour: PINK, strength: 0.3, radius: 0.6 },
      ],
      grade: { look: 'neon', strength: 0.45, grain: 0.03 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
