import type { Scene } from '../../scenes/scene-kinds.ts';
import { nightSky } from './skies.ts';

const SATURN = ['#ffe8c0', '#d8a868', '#4a2c2a'] as const;
const ROSE = ['#ffe0e8', '#d87a9c', '#4a1c40'] as const;

/** Painted skies, before which descriptions may ask to stand. */
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
} as const satisfies Record<string, Scene>;
