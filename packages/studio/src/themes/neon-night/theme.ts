import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { CYAN, PINK, PLACES, VIOLET } from './grounds.ts';
import { AMBER_RIM, CYAN_RIM, JADE_RIM, PINK_RIM, ROSE_RIM, signs, VIOLET_RIM } from './neon-light.ts';
import { WARDROBE } from './wardrobe.ts';

/** Violet and cyan light on a street after rain. */
const recipe: Theme = {
  id: 'neon-night',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('neon-rain', 'signs', { light: signs(CYAN_RIM, PINK_RIM) }),
      overlays: [{ kind: 'streaks', seed: 2, amount: 0.6, colour: '#d8c8ff' }],
      grade: { look: 'neon', strength: 0.6, bloom: 0.3, grain: 0.025 },
    },
    halfRight: {
      ...inSet('neon-alley', 'taxi', { crop: { zoom: 1.1 }, light: signs(PINK_RIM, CYAN_RIM) }),
      outfit: '#2f3a4a',
      grade: { look: 'teal', strength: 0.5, contrast: 0.12, bloom: 0.2, grain: 0.025 },
    },
    closeUp: {
      ...inSet('neon-rain', 'signs', {
        flip: true,
        crop: { zoom: 1.3, x: 0.1, y: 0.3 },
        light: signs(CYAN_RIM, PINK_RIM),
      }),
      grade: { look: 'neon', strength: 0.7, bloom: 0.3, grain: 0.03 },
    },
    bustCentre: {
      ...inSet('rainy-window-room', 'street', {
        flip: true,
        crop: { zoom: 1.45, x: 0.1, y: 0.4 },
        light: signs(CYAN_RIM, VIOLET_RIM),
      }),
      outfit: '#54687a',
      overlays: [{ kind: 'rain', seed: 3 }],
      grade: { look: 'cool', strength: 0.8, vignette: 0.25, grain: 0.03 },
    },
    bustLeft: {
      ...inSet('jazz-bar', 'booth', { light: signs(PINK_RIM, CYAN_RIM) }),
      isSwapped: true,
      outfit: '#3c2a4e',
      grade: { look: 'film', strength: 0.5, bloom: 0.3, vignette: 0.15, grain: 0.022 },
    },
    smallCentre: {
      ...inSet('neon-rain', 'crossing', {
        flip: true,
        crop: { zoom: 1.08 },
        light: signs(CYAN_RIM, PINK_RIM),
      }),
      framing: { y: 0.47, mirror: true },
      grade: { look: 'film', strength: 0.5, bloom: 0.35, grain: 0.025 },
    },
    leanLeft: {
      ...inSet('tea-restaurant', 'window', {
        crop: { zoom: 1.25, x: 0.3, y: 0.3 },
        light: signs(PINK_RIM, ROSE_RIM),
      }),
      outfit: '#e6dcea',
      grade: { look: 'rose', strength: 0.55, exposure: 1.08, bloom: 0.25, grain: 0.03 },
    },
    bustHigh: {
      ...inSet('harbour-night', 'blue-hour', { flip: true, light: signs(CYAN_RIM, PINK_RIM) }),
      outfit: '#20242e',
      overlays: [{ kind: 'flare', x: 0.08, y: 0.3, colour: '#ff7a6a', strength: 0.35, radius: 0.7 }],
      grade: { look: 'cool', strength: 0.5, exposure: 1.15, bloom: 0.25, grain: 0.03 },
    },
    lowRight: {
      ...inSet('city-dusk', 'terrace', { flip: true, crop: { zoom: 1.2 }, light: signs(PINK_RIM, VIOLET_RIM) }),
      outfit: '#4a3a78',
      grade: { look: 'pastel', strength: 0.6, exposure: 1.15, bloom: 0.25, grain: 0.03 },
    },
    throughLeaves: {
      ...inSet('neon-rain', 'amber', { flip: true, crop: { zoom: 1.05 }, light: signs(JADE_RIM, AMBER_RIM) }),
      framing: { mirror: true, x: 0.62, y: 0.34 },
      outfit: '#c8cdd2',
      overlays: [
        { kind: 'streaks', seed: 8, amount: 1, angle: 102, colour: '#c8ffee' },
        { kind: 'bokeh', seed: 5, amount: 0.5, colours: ['#2affc6', '#ffb04a'], radius: [0.015, 0.05] },
      ],
      grade: { look: 'teal', strength: 0.6, bloom: 0.3, grain: 0.025 },
    },
    largeTilted: {
      ...inSet('neon-rain', 'crossing', {
        crop: { zoom: 1.5, x: 0.3, y: 0.3 },
        light: signs(PINK_RIM, CYAN_RIM, 0.7),
      }),
      outfit: '#b9a8d8',
      grade: { look: 'rose', strength: 0.5, exposure: 1.22, bloom: 0.25, fade: 0.05, grain: 0.03 },
    },
    poster: {
      framing: { melt: true, y: 0.42 },
      scene: PLACES.poster,
      light: lightOf('neon', -0.5, {
        key: { like: 'paper', strength: 0.52, colour: [1.06, 0.95, 0.98] },
        haze: 0,
        wrap: 0.1,
        ...signs(PINK_RIM, PINK_RIM, 0.45),
      }),
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
      ...inSet('neon-alley', 'blue-hour', { flip: true, light: signs(CYAN_RIM, CYAN_RIM) }),
      overlays: [{ kind: 'streaks', seed: 4, amount: 0.7, angle: 95, colour: '#bfeeff' }],
      grade: { look: 'cool', strength: 0.5, bloom: 0.4, grain: 0.03 },
    },
    reflection: {
      ...inSet('neon-alley', 'alley', { flip: true, crop: { zoom: 1.1 }, light: signs(VIOLET_RIM, PINK_RIM) }),
      outfit: '#5a2148',
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
