import type { Scene } from '../../scenes/scene-kinds.ts';
import { nightSky } from './skies.ts';
import { CASSIOPEIA, DIPPER, ORION } from './wonders.ts';

const SATURN = ['#ffe8c0', '#d8a868', '#4a2c2a'] as const;
const ICE = ['#e8f8ff', '#6ab4d8', '#12304f'] as const;
const ROSE = ['#ffe0e8', '#d87a9c', '#4a1c40'] as const;

/** Every sky of the theme. */
export const SKIES = {
  milkyRidge: nightSky({
    name: 'milky-ridge',
    sky: ['#070b22', '#1a2350', '#4a4a7c'],
    clouds: ['#8a9ae0', '#d8b0c8', '#5a6ac0'],
    band: [0.75, 0.02],
    strength: 0.9,
    spread: 0.16,
    wonders: [
      { kind: 'ridge', y: 0.72, colour: '#0c1026' },
      { kind: 'ridge', y: 0.84, colour: '#05060f' },
    ],
  }),
  saturn: nightSky({
    name: 'saturn',
    sky: ['#0c0a1e', '#22163c', '#3a2440'],
    clouds: ['#a8643c', '#6a3c7a', '#d89a5a'],
    strength: 0.5,
    wonders: [{ kind: 'planet', x: 0.26, y: 0.3, size: 0.15, colours: SATURN, ring: '#e8cc98' }],
  }),
  violetCloud: nightSky({
    name: 'violet-cloud',
    sky: ['#0c0626', '#24104e', '#0a1238'],
    clouds: ['#b83fd8', '#4a6aff', '#ff5f9e', '#7a3cff'],
    strength: 0.85,
    spread: 0.4,
    blur: 0.005,
  }),
  blueCloud: nightSky({
    name: 'blue-cloud',
    sky: ['#030a1c', '#08264a', '#04142c'],
    clouds: ['#1f8ae0', '#26c5ff', '#3a5ae0'],
    strength: 0.7,
    band: [0.3, 0.7],
  }),
  roseCloud: nightSky({
    name: 'rose-cloud',
    sky: ['#5a2c66', '#b86a96', '#f4b4a8'],
    clouds: ['#ffb0c8', '#ffd8c0', '#d880c0'],
    strength: 0.6,
    band: [0.3, 0.5],
    spread: 0.35,
    stars: 260,
    wonders: [{ kind: 'planet', x: 0.84, y: 0.2, size: 0.09, colours: ROSE }],
  }),
  greatMoon: nightSky({
    name: 'great-moon',
    sky: ['#180c1e', '#4a2430', '#9a5640'],
    clouds: ['#d8784a'],
    strength: 0.3,
    wonders: [
      { kind: 'moon', x: 0.52, y: 0.4, size: 0.3, colour: '#ffd8a0' },
      { kind: 'ridge', y: 0.8, colour: '#1a0c14' },
    ],
  }),
  dipper: nightSky({
    name: 'dipper',
    sky: ['#0a0a0a', '#1c1c1c', '#4a4a4a'],
    stars: 600,
    wonders: [
      { kind: 'constellation', x: 0.68, y: 0.2, size: 0.5, points: DIPPER },
      { kind: 'ridge', y: 0.74, colour: '#050505' },
    ],
  }),
  spiral: nightSky({
    name: 'spiral',
    sky: ['#060818', '#101636', '#0a0c20'],
    stars: 360,
    wonders: [{ kind: 'spiral', x: 0.44, y: 0.13, size: 0.36, colour: '#a8c4ff', core: '#ffe8c0' }],
  }),
  emerald: nightSky({
    name: 'emerald',
    sky: ['#04141c', '#0a3440', '#0e4a4a'],
    stars: 320,
    wonders: [
      { kind: 'aurora', colours: ['#3affa0', '#5ad8ff', '#a07aff'], from: 0.42, strength: 0.85 },
      { kind: 'ridge', y: 0.74, colour: '#03120f' },
    ],
    blur: 0.002,
  }),
  copper: nightSky({
    name: 'copper',
    sky: ['#1c0a08', '#4a1c10', '#240c0c'],
    clouds: ['#ff7a3a', '#ffb45a', '#c83c2a'],
    strength: 0.75,
    spread: 0.34,
  }),
  teal: nightSky({
    name: 'teal',
    sky: ['#041418', '#0c3a40', '#06222a'],
    clouds: ['#26d8c0', '#3a9ae0', '#8affd0'],
    strength: 0.6,
    band: [0.2, 0.75],
    wonders: [{ kind: 'planet', x: 0.3, y: 0.2, size: 0.12, colours: ICE }],
  }),
  orbit: nightSky({
    name: 'orbit',
    sky: ['#01030a', '#02060f', '#040a18'],
    stars: 520,
    wonders: [{ kind: 'earth', y: 0.58, colour: '#1c5cb0', air: '#8ac8ff' }],
  }),
  porthole: nightSky({
    name: 'porthole',
    sky: ['#060a20', '#141c4a', '#0a1030'],
    clouds: ['#5a6cff', '#c05ad8', '#26a5ff'],
    strength: 0.75,
    wonders: [
      { kind: 'planet', x: 0.16, y: 0.32, size: 0.09, colours: ROSE },
      { kind: 'porthole', x: 0.3, y: 0.38, size: 0.44, metal: ['#c4ccd8', '#6a7488'] },
    ],
    blur: 0.003,
  }),
  comets: nightSky({
    name: 'comets',
    sky: ['#0a1030', '#28336e', '#8a5a8c'],
    clouds: ['#6a7ae0', '#e090b0'],
    strength: 0.4,
    wonders: [
      { kind: 'comet', x: 0.2, y: 0.34, size: 0.5, angle: -0.6 },
      { kind: 'comet', x: 0.1, y: 0.16, size: 0.26, angle: -0.6 },
      { kind: 'comet', x: 0.66, y: 0.14, size: 0.3, angle: -0.6 },
      { kind: 'ridge', y: 0.86, colour: '#10102c' },
    ],
  }),
  orion: nightSky({
    name: 'orion',
    sky: ['#04081a', '#0a1838', '#142a54'],
    stars: 480,
    wonders: [{ kind: 'constellation', x: 0.28, y: 0.3, size: 0.46, points: ORION }],
  }),
  morning: nightSky({
    name: 'morning',
    sky: ['#8aa0dc', '#d0c4ec', '#ffe4dc'],
    clouds: ['#ffffff', '#ffd8f0', '#c0d8ff'],
    strength: 0.5,
    stars: 160,
    spread: 0.35,
    wonders: [{ kind: 'moon', x: 0.84, y: 0.14, size: 0.08, colour: '#ffffff' }],
    blur: 0.004,
  }),
  cassiopeia: nightSky({
    name: 'cassiopeia',
    sky: ['#120820', '#2a1038', '#140a1c'],
    clouds: ['#d83c6a', '#6a2c8a'],
    strength: 0.55,
    band: [0.2, 0.6],
    wonders: [{ kind: 'constellation', x: 0.72, y: 0.14, size: 0.4, points: CASSIOPEIA, colour: '#ffd0dc' }],
  }),
  goldCloud: nightSky({
    name: 'gold-cloud',
    sky: ['#3a1c40', '#a85a58', '#f4c088'],
    clouds: ['#ffb45a', '#ffe0a8', '#e0607a'],
    strength: 0.6,
    band: [0.2, 0.6],
    spread: 0.3,
    wonders: [
      { kind: 'planet', x: 0.2, y: 0.2, size: 0.11, colours: SATURN, ring: '#fff0d0' },
      { kind: 'planet', x: 0.86, y: 0.1, size: 0.035, colours: ICE },
    ],
  }),
  saltLake: nightSky({
    name: 'salt-lake',
    sky: ['#0c1440', '#4a4a9c', '#e8a0b0'],
    clouds: ['#8a8af0', '#ffc0d8', '#c0a0ff'],
    strength: 0.55,
    band: [0.5, 0.05],
    spread: 0.2,
    wonders: [{ kind: 'ridge', y: 0.6, colour: '#5a4a80', rough: 0.4 }],
  }),
} as const satisfies Record<string, Scene>;

/** Skies for frames side by side. */
export const FRAMES: readonly Scene[] = [
  SKIES.blueCloud,
  SKIES.copper,
  SKIES.morning,
  SKIES.violetCloud,
  SKIES.emerald,
  SKIES.roseCloud,
  SKIES.orbit,
];
