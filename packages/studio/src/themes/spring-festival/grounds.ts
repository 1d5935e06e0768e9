import type { Scene } from '../../scenes/scene-kinds.ts';
import { redGate, snowLane } from './gates.ts';
import { goldScreen, livingRoom, paperWindow } from './papers.ts';
import { fireworks, lanternStreet, type Shell } from './streets.ts';

const GOLD_SHELLS: readonly Shell[] = [
  [0.22, 0.2, 0.3, ['#ffd890', '#ffb45a', '#fff2cc']],
  [0.8, 0.13, 0.22, ['#ff8a7a', '#ffc0a0', '#ff5a5a']],
  [0.7, 0.42, 0.18, ['#9ad0ff', '#d8f0ff', '#6aa8ff']],
];
const VIOLET_SHELLS: readonly Shell[] = [
  [0.75, 0.2, 0.34, ['#ff9ac8', '#ffd0e4', '#c87aff']],
  [0.2, 0.32, 0.24, ['#ffd890', '#fff2cc', '#ffb45a']],
  [0.4, 0.08, 0.16, ['#8affd0', '#d0fff0', '#5ae0b0']],
];

/** Every place of the theme. */
export const PLACES = {
  gate: redGate({
    name: 'gate',
    brick: ['#7c8086', '#a4a8ac'],
    door: ['#b8302a', '#8c1c1c'],
    at: [0.14, 0.4],
    snow: true,
  }),
  street: lanternStreet({ name: 'street', sky: ['#0c1430', '#2a2448', '#b0603c'], house: ['#2a1512', '#4a2a20'] }),
  blueStreet: lanternStreet({
    name: 'blue-street',
    sky: ['#1c3a6a', '#4a6c9c', '#d0a07c'],
    house: ['#1c2434', '#3a4458'],
    vanishX: 0.3,
    blur: 0.009,
  }),
  tealStreet: lanternStreet({
    name: 'teal-street',
    sky: ['#06181c', '#0e3034', '#6a4a30'],
    house: ['#0a1416', '#1c2c2c'],
    vanishX: 0.24,
    horizon: 0.66,
    shine: 0.65,
  }),
  goldFireworks: fireworks({ name: 'gold-fireworks', sky: ['#040818', '#0e1838', '#2a3258'], shells: GOLD_SHELLS }),
  violetFireworks: fireworks({
    name: 'violet-fireworks',
    sky: ['#0a0618', '#221040', '#4a2c60'],
    shells: VIOLET_SHELLS,
  }),
  window: paperWindow({ name: 'window', paper: ['#fffaf0', '#e4ddd0'], wood: '#5a3826' }),
  dimWindow: paperWindow({ name: 'dim-window', paper: ['#f4e2c0', '#b08a5c'], wood: '#3a2014', blur: 0.009 }),
  gold: goldScreen({ name: 'gold', gold: ['#f4d88c', '#b07c2c'] }),
  silver: goldScreen({ name: 'silver', gold: ['#e8e6e0', '#9a9a98'] }),
  room: livingRoom({ name: 'room', wall: ['#f2dcb8', '#a8784c'], wood: '#6a3a20' }),
  lane: snowLane({ name: 'lane', sky: ['#c8d2dc', '#e6eaee'], brick: ['#6a6e74', '#90949a'] }),
  nightLane: snowLane({
    name: 'night-lane',
    sky: ['#101a38', '#34446c'],
    brick: ['#2a3044', '#464e66'],
    isNight: true,
  }),
} as const satisfies Record<string, Scene>;

/** Places for frames side by side. */
export const FRAMES: readonly Scene[] = [
  PLACES.street,
  PLACES.window,
  PLACES.goldFireworks,
  PLACES.lane,
  PLACES.room,
  PLACES.nightLane,
  PLACES.gold,
];
