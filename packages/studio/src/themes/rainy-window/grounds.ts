import type { Scene } from '../../scenes/scene-kinds.ts';
import { cityLights, foggedPane, lampStreet, wetDay } from './glass.ts';
import { bus, cafe, curtains } from './interiors.ts';

const AMBER = ['#ffd08a', '#ff9a4a', '#fff0d0', '#8ac0d8'] as const;
const PINK = ['#ff8ac0', '#a08aff', '#70d0ff', '#ffd0e8'] as const;

/** Every place of the theme. */
export const PLACES = {
  city: cityLights({ name: 'city', sky: ['#0c1a2c', '#1c3448', '#14202c'], lights: AMBER }),
  neon: cityLights({
    name: 'neon-rain',
    sky: ['#1c0c34', '#4a1c5c', '#1c1030'],
    lights: PINK,
    largest: 0.1,
    discs: 46,
  }),
  amber: cityLights({
    name: 'amber',
    sky: ['#4a2410', '#a8602c', '#3c1c0c'],
    lights: ['#ffd890', '#ffb458', '#fff4d8'],
    largest: 0.11,
    discs: 44,
    drops: 0.8,
  }),
  teal: cityLights({
    name: 'teal-rain',
    sky: ['#0c2c30', '#1c5c60', '#0c2428'],
    lights: ['#b0fff0', '#ff8a6a', '#fff0d0', '#70d0c8'],
    band: [0.1, 0.6],
  }),
  grey: wetDay({ name: 'grey-day', air: ['#f0f4f6', '#d4dce0', '#9aa8b0'], shapes: ['#b4c0c4', '#c8d0d0', '#94a4a8'] }),
  garden: wetDay({
    name: 'green-day',
    air: ['#e4f0dc', '#a8c49c', '#4c7050'],
    shapes: ['#6a9460', '#8cb47c', '#4c7850', '#c4d8a0'],
    drops: 1.3,
  }),
  bars: wetDay({
    name: 'bars',
    air: ['#fafafa', '#dcdcdc', '#8c8c8c'],
    shapes: ['#c4c4c4', '#e4e4e4', '#a4a4a4'],
    bars: '#2c2c2c',
    drops: 1,
  }),
  maple: wetDay({
    name: 'maple-day',
    air: ['#f4e4d0', '#e8a878', '#8a4a30'],
    shapes: ['#d8642c', '#f0a04c', '#b8442c', '#f4c880'],
    drops: 1.1,
  }),
  fog: foggedPane({
    name: 'fogged-pane',
    fog: ['#e4ecee', '#b4c4ca'],
    lights: ['#ffe4c0', '#ffffff', '#d0e4f0'],
    words: '雨天',
    at: [0.16, 0.2, 0.15],
    behind: '#5c7480',
  }),
  cafe: cafe({
    name: 'cafe',
    wall: ['#7a4a2c', '#3a2014'],
    outside: ['#1c3048', '#3c5468'],
    lights: AMBER,
    lamp: '#ffcf88',
  }),
  paleCafe: cafe({
    name: 'pale-cafe',
    wall: ['#e4dcd0', '#b8a898'],
    outside: ['#b4c8d0', '#dce8e8'],
    lights: ['#ffffff', '#ffe4b8', '#c8dce4'],
    lamp: '#fff0cc',
    split: 0.6,
  }),
  bus: bus({
    name: 'bus',
    outside: ['#243c54', '#48687c', '#1c2c3c'],
    lights: ['#ffd08a', '#ff6a5a', '#fff0d8', '#8ad0c0'],
    cabin: ['#28343a', '#161c20'],
    pole: '#c8ccc8',
  }),
  dayBus: bus({
    name: 'day-bus',
    outside: ['#dce8ec', '#b8ccc8', '#7c948c'],
    lights: ['#f0f8f8', '#a8c4b0', '#ffe0b0'],
    cabin: ['#4c8a84', '#2c5c58'],
    pole: '#f0ece0',
  }),
  room: curtains({
    name: 'blue-room',
    outside: ['#3c5a84', '#7c98b4'],
    cloth: ['#1c2844', '#34466a'],
    lamp: '#ffb868',
  }),
  white: curtains({
    name: 'white-room',
    outside: ['#d4e0e4', '#f4f6f4'],
    cloth: ['#dcdcd4', '#ffffff'],
    drops: '#ffffff',
  }),
  lamps: lampStreet({
    name: 'lamp-street',
    sky: ['#0e141c', '#2c3440'],
    lamp: '#ffc070',
    lamps: [
      [0.8, 0.2, 0.11],
      [0.34, 0.34, 0.06],
      [0.14, 0.42, 0.035],
    ],
    rain: '#dce8f4',
  }),
} as const satisfies Record<string, Scene>;

/** Scenes for frames side by side. */
export const FRAMES: readonly Scene[] = [
  PLACES.city,
  PLACES.garden,
  PLACES.cafe,
  PLACES.neon,
  PLACES.grey,
  PLACES.bus,
  PLACES.amber,
];
