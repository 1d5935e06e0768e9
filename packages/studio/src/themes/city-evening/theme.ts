import { COMPOSITIONS } from '../composition.ts';
import { composeSheets, defineTheme } from '../define-theme.ts';
import { keyOf, lightOf } from '../lights.ts';
import { contactOf, diptychOf } from '../recipes/frames.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { CREAM_STUDIO, GREY_CLOTHS, RED_SKYLINE, WOOD } from './grounds.ts';

/** An evening in the city, from the golden hour to neon and fog. */
export const theme = defineTheme({
  id: 'city-evening',
  sheets: composeSheets({
    wideLeft: {
      scene: { kind: 'skyline', sun: [0.8, 0.3, 0.05] },
      light: lightOf('sky', 'right', {
        key: { from: [0.9, -0.35, 0.55], strength: 0.55 },
        tint: 0.6,
        rim: 1.1,
        haze: 0.8,
        wrap: 1,
      }),
      overlays: [{ kind: 'flare', x: 0.8, y: 0.3, strength: 0.4 }],
      grade: { look: 'gold', strength: 0.85, bloom: 0.3, grain: 0.02 },
    },
    halfRight: {
      outfit: '#94734f',
      scene: { kind: 'street', seed: 5, vanishX: 0.25 },
      light: lightOf('lowSun', 'left', { key: { from: [-0.8, -0.35, 0.7] }, tint: 0.5, rim: 0.7, wrap: 0.7 }),
      grade: { look: 'teal', vignette: 0.3, grain: 0.025 },
    },
    closeUp: {
      scene: { kind: 'neon', seed: 4 },
      light: lightOf('mono', 'left', {
        key: { from: [-1, -0.1, 0.55], strength: 0.85, colour: [1.15, 0.2, 0.8] },
        fill: 0.36,
        tint: 0.3,
        extra: [
          { from: [1, -0.2, 0.55], colour: [0.1, 0.62, 1.05], wrap: 0.25 },
          { from: [0, -0.2, 1], colour: [0.3, 0.27, 0.3], hardness: 3 },
        ],
        rim: 0.5,
      }),
      grade: { look: 'neon', bloom: 0.35, grain: 0.03 },
    },
    bustCentre: {
      outfit: '#66697a',
      scene: { kind: 'street', seed: 9, sky: ['#0d1626', '#1e2f45', '#3d5570'], vanishX: 0.7, soften: 0.006 },
      light: lightOf('lowSun', 'right', {
        key: { from: [0.6, -0.4, 0.8], strength: 0.5 },
        tint: 0.45,
        rim: 0.5,
        haze: 1,
      }),
      overlays: [{ kind: 'rain', seed: 3 }],
      grade: { look: 'cool', vignette: 0.3, grain: 0.03 },
    },
    bustLeft: {
      outfit: '#454d30',
      scene: { kind: 'cafe', seed: 2 },
      light: lightOf('openShade', 'right', {
        key: { from: [0.7, -0.7, 0.6], strength: 0.6, colour: [1.12, 0.9, 0.66] },
        tint: 0.35,
        rim: 0.6,
      }),
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
      outfit: '#52141f',
      scene: { kind: 'street', seed: 21, vanishX: 0.3 },
      frame: { ...COMPOSITIONS.polaroid.frame, ground: { kind: 'cafe', seed: 7, dim: 0.8 } },
      light: lightOf('frontal', 'right', {
        key: { from: [0.05, -0.1, 1], strength: 0.62, colour: [1, 0.97, 0.92] },
        fill: 0.5,
        rim: 0.2,
        wrap: 0.3,
      }),
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
      outfit: '#66697a',
      scene: {
        kind: 'street',
        seed: 31,
        sky: ['#2a1a4a', '#5a3a7a', '#d08aa0'],
        windows: ['#ff9ad0', '#8ad8ff', '#fff0d0'],
        soften: 0.004,
      },
      light: lightOf('openShade', 'left', {
        key: { from: [-0.5, -0.4, 0.8], strength: 0.62 },
        fill: 0.52,
        tint: 0.4,
        rim: 0.6,
      }),
      overlays: [{ kind: 'prism', strength: 0.9 }],
      grade: { look: 'pastel', bloom: 0.3, grain: 0.025 },
    },
    lowRight: {
      outfit: '#ada085',
      scene: { kind: 'wall', colours: ['#e0bd94', '#8a6240'] },
      light: lightOf('soft', 'left', {
        key: { from: [-0.75, -0.4, 0.75], strength: 0.8, colour: [1.15, 0.92, 0.66] },
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
      scene: {
        kind: 'street',
        seed: 41,
        sky: ['#08131c', '#10303c', '#2a6a70'],
        windows: ['#ffb060', '#ff8a3a', '#ffe0b0'],
        vanishX: 0.2,
        lightRadius: [0.02, 0.09],
      },
      light: lightOf('openShade', 'left', {
        key: { from: [-0.95, -0.3, 0.6], strength: 0.7, colour: [1.1, 0.85, 0.62] },
        fill: 0.4,
        tint: 0.5,
      }),
      grade: { look: 'teal', grain: 0.03 },
    },
    reflection: {
      outfit: '#52141f',
      scene: { kind: 'street', seed: 52, sky: ['#101a2c', '#25364f', '#5a6f88'], vanishX: 0.35, soften: 0.004 },
      light: lightOf('lowSun', 'right', { key: { from: [0.7, -0.3, 0.7], strength: 0.55 }, tint: 0.4, rim: 0.4 }),
      overlays: [{ kind: 'glass' }],
      grade: { look: 'cool', vignette: 0.3, grain: 0.025 },
    },
    throughLeaves: {
      outfit: '#94734f',
      scene: { kind: 'park', seed: 3 },
      light: lightOf('frontal', 'left', {
        key: { from: [-0.6, -0.7, 0.6], colour: [1.08, 0.98, 0.84] },
        fill: 0.58,
        tint: 0.22,
        rim: 0.9,
        haze: 0.3,
      }),
      overlays: [
        {
          kind: 'leaves',
          seed: 4,
          sides: ['left', 'bottom', 'right', 'bottom'],
          colours: ['#4a5a22', '#a8842e', '#6d7a2c', '#2c3a18'],
        },
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
    tiny: {
      scene: { kind: 'fog' },
      light: lightOf('openShade', 'left', {
        key: { from: [-0.6, -0.6, 0.6], strength: 0.4 },
        fill: 0.55,
        tint: 0.4,
        haze: 1,
        wrap: 1,
        expose: 0.95,
      }),
      overlays: [{ kind: 'mist', colour: '#6f858a', from: 0.6, strength: 0.96 }],
      grade: { look: 'pastel', vignette: 0.3, grain: 0.03 },
    },
    contact: {
      scene: { kind: 'backdrop', colours: ['#b8b8b8', '#8a8a8a', '#3a3a3a'] },
      light: lightOf('hard', 'left', { fill: 0.45 }),
      frame: contactOf((i) => ({ scene: GREY_CLOTHS[i % GREY_CLOTHS.length] ?? CREAM_STUDIO })),
      grade: { look: 'film', vignette: 0.3, grain: 0.035 },
    },
  }),
});
