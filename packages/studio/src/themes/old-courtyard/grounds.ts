import type { Scene } from '../../scenes/scene-kinds.ts';
import { fruitSky } from './persimmons.ts';
import { gate, harvestWall, room, screenWall } from './rooms.ts';
import { arbour, brickWall, court } from './yards.ts';

/** Every place of the theme. */
export const PLACES = {
  court: court({
    name: 'court',
    sky: ['#8ab8dc', '#e4ecec'],
    pane: ['#fdf6e0', '#e8dcbc'],
    wood: '#7a3424',
    column: '#a83a2c',
    ground: ['#c0b8a8', '#8a8274'],
    boughs: [
      [1.04, 0.02, 2.6],
      [-0.04, 0.06, 0.35],
    ],
  }),
  duskCourt: court({
    name: 'dusk-court',
    sky: ['#3c4a78', '#e09a78'],
    pane: ['#fff0b8', '#ffd070'],
    wood: '#4a2418',
    column: '#7a2c24',
    ground: ['#6a5c60', '#3a3440'],
    cast: '#dcc4d8',
    lit: 0.85,
    top: 0.14,
  }),
  greyCourt: court({
    name: 'grey-court',
    sky: ['#e8e8e8', '#f6f6f6'],
    pane: ['#ffffff', '#d8d8d8'],
    wood: '#4a4a4a',
    column: '#5a5a5a',
    ground: ['#c8c8c8', '#8a8a8a'],
    top: 0.08,
    blur: 0.004,
    boughs: [[1.05, 0.1, 2.7]],
  }),
  wall: brickWall({
    name: 'brick-wall',
    sky: ['#7ab0dc', '#c8e0ec'],
    boughs: [
      [-0.05, 0.06, 0.35],
      [1.05, 0.3, 2.9],
    ],
  }),
  nightWall: brickWall({
    name: 'night-wall',
    sky: ['#1c2438', '#2c3448'],
    top: 0.1,
    bricks: ['#3c4048', '#34383f', '#44484e', '#2e3238'],
    sun: '#ffb868',
    boughs: [
      [-0.04, 0.1, 0.3],
      [1.04, 0.14, 2.8],
    ],
    shade: 0.3,
  }),
  blueSky: fruitSky({
    name: 'blue-sky',
    sky: ['#4a94d4', '#b4daf0'],
    entries: [
      [-0.08, 0.02, 0.9],
      [1.08, 0.12, 2.2],
      [-0.1, 0.5, 0.9],
      [0.6, -0.06, 0.3],
      [1.1, 0.55, 2.3],
    ],
    size: 0.75,
  }),
  goldSky: fruitSky({
    name: 'gold-sky',
    sky: ['#f8dca0', '#e8a868'],
    entries: [
      [1.05, 0.2, 3.0],
      [-0.05, 0.04, 0.5],
    ],
    size: 1.25,
    sun: [0.5, 0.34],
  }),
  creamSky: fruitSky({
    name: 'cream-sky',
    sky: ['#fdfbf4', '#f4eee0'],
    entries: [
      [1.06, 0.1, 2.75],
      [1.05, 0.5, 3.3],
      [-0.06, 0.02, 0.5],
    ],
    size: 1.1,
  }),
  arbour: arbour('arbour'),
  calendar: room({
    name: 'calendar-room',
    wall: ['#f6ecd2', '#cdb88e'],
    dado: ['#6f9a86', 0.62],
    things: [
      ['calendar', 0.1, 0.2, 0.2],
      ['print', 0.76, 0.1, 0.2],
      ['wide-print', 0.42, 0.06, 0.24],
    ],
    bars: 0.6,
  }),
  family: room({
    name: 'photo-wall',
    wall: ['#d8a878', '#8a5a38'],
    things: [
      ['wide-print', 0.02, 0.06, 0.3],
      ['print', 0.38, 0.04, 0.2],
      ['print', 0.66, 0.08, 0.28],
      ['print', 0.03, 0.32, 0.22],
      ['wide-print', 0.72, 0.42, 0.26],
      ['wide-print', 0.02, 0.62, 0.28],
    ],
    light: [0.5, 0.1, '#ffd890', 0.35],
    blur: 0.0035,
  }),
  radio: room({
    name: 'radio-evening',
    wall: ['#8a6a44', '#2a1c12'],
    things: [
      ['shelf', -0.05, 0.47, 0.4],
      ['radio', 0.01, 0.47, 0.27],
      ['clock', 0.74, 0.08, 0.17],
      ['shelf', 0.76, 0.5, 0.4],
      ['thermos', 0.93, 0.5, 0.26],
      ['print', 0.06, 0.06, 0.17],
    ],
    light: [0.14, 0.36, '#ffb860', 0.5],
    blur: 0.004,
  }),
  window: room({
    name: 'window-seat',
    wall: ['#b4c4c8', '#5c6c74'],
    chest: 0.76,
    things: [
      ['window', 0.04, 0.1, 0.5],
      ['mug', 0.84, 0.765, 0.11],
      ['thermos', 0.68, 0.765, 0.3],
    ],
    light: [0.3, 0.3, '#fff0c4', 0.7],
    blur: 0.006,
  }),
  redGate: gate({ name: 'red-gate', leaf: ['#9a2c22', '#5a1812'], paper: '#d8604a' }),
  greenGate: gate({ name: 'green-gate', leaf: ['#4a7a68', '#2c4a40'], paper: '#d85a44', blur: 0.006 }),
  harvest: harvestWall({ name: 'harvest-wall', clay: ['#d8b078', '#a87848'] }),
  screen: screenWall({ name: 'screen-wall', tile: '#c8b8a0', word: '福', at: [0.26, 0.48, 0.19] }),
} as const satisfies Record<string, Scene>;

/** Scenes for frames side by side. */
export const FRAMES: readonly Scene[] = [
  PLACES.court,
  PLACES.calendar,
  PLACES.goldSky,
  PLACES.redGate,
  PLACES.harvest,
  PLACES.family,
  PLACES.wall,
];
