import type { Scene } from '../../scenes/scene-kinds.ts';
import { cardCabinet, greatHall } from './halls.ts';
import { bookAisle, bookWall, lampDesk, windowSeat } from './rooms.ts';
import { OLD_BINDINGS } from './shelves.ts';

const GREEN_BINDINGS = ['#23402f', '#2f5540', '#1a2e24', '#6a5a34', '#3a3a2a', '#8a7444'] as const;
const PALE_BINDINGS = ['#e2d2b4', '#c9b48c', '#a9bcb4', '#d8a88c', '#b8906a', '#efe6d2', '#8fa3a8'] as const;
const RED_BINDINGS = ['#5a1616', '#7a241c', '#3a1010', '#94523a', '#4a2a20', '#b08850'] as const;

/** Every place of the theme. */
export const ROOMS = {
  rainWindow: windowSeat({
    name: 'rain-window',
    at: 0.2,
    pane: ['#6f8aa8', '#b4cbe0'],
    bindings: ['#3a3f4a', '#4a3a34', '#2c333c', '#5f5648', '#26303c'],
    wood: '#2a2420',
    light: '#a8c4e0',
    lamp: [0.2, 0.3, 0.3],
    beams: 0.12,
    dark: 0.75,
  }),
  honey: bookWall({
    name: 'honey',
    rows: 5,
    wood: '#8a5a2c',
    light: '#ffd890',
    lamp: [0.8, 0.2, 0.7],
    dark: 0.1,
    blur: 0.009,
  }),
  brightEnd: bookAisle({
    name: 'bright-end',
    vanish: [0.52, 0.42],
    end: 0.26,
    window: '#ffe2a8',
    light: '#ffd28a',
    lamp: [0.52, 0.4, 0.3],
    dark: 0.5,
  }),
  ladder: bookWall({
    name: 'ladder',
    rows: 9,
    ladder: 0.66,
    light: '#ffffff',
    lamp: [0.75, 0.15, 0.35],
    dark: 0.35,
    blur: 0.003,
  }),
  redStudy: lampDesk({
    name: 'red-study',
    bindings: RED_BINDINGS,
    wood: '#33150e',
    lamps: [[0.16, 0.76, 0.4]],
    dark: 0.55,
    light: '#ffb870',
  }),
  blueStacks: bookAisle({
    name: 'blue-stacks',
    vanish: [0.4, 0.42],
    end: 0.2,
    window: '#cfe4ff',
    light: '#bcd4f0',
    lamp: [0.4, 0.4, 0.3],
    dark: 0.5,
    wood: '#3a3a3e',
    bindings: ['#3c4654', '#5a5448', '#2c3640', '#6a5f50', '#44505c'],
  }),
  panel: bookWall({
    name: 'panel',
    rows: 3.4,
    bindings: RED_BINDINGS,
    wood: '#2a160c',
    light: '#ffcf90',
    lamp: [0.2, 0.25, 0.35],
    dark: 0.85,
    blur: 0.012,
  }),
  afternoon: bookWall({
    name: 'afternoon',
    rows: 6,
    wood: '#a8743c',
    bindings: ['#b8682c', '#d8a860', '#8a4a24', '#e8cfa0', '#6a6a44', '#a8502c'],
    light: '#ffc870',
    lamp: [0.15, 0.2, 0.4],
    dark: 0.3,
    blur: 0.006,
  }),
  nightDesk: lampDesk({
    name: 'night-desk',
    bindings: ['#2c3a4c', '#3a2f28', '#1f2a38', '#4a3c2c'],
    wood: '#1a1512',
    lamps: [[0.24, 0.72, 0.3]],
    dark: 0.95,
    blur: 0.004,
  }),
  glassCase: bookWall({
    name: 'glass-case',
    rows: 4,
    bindings: GREEN_BINDINGS,
    wood: '#241a10',
    light: '#d8e0a8',
    lamp: [0.4, 0.2, 0.3],
    dark: 0.75,
    blur: 0.008,
  }),
  gardenWindow: windowSeat({
    name: 'garden-window',
    at: 0.76,
    pane: ['#a8c890', '#f0f4cc'],
    wood: '#6a4a2c',
    light: '#e8f0b8',
    lamp: [0.76, 0.3, 0.35],
    beams: 0.25,
    dark: 0.3,
    blur: 0.009,
  }),
  paleShelves: bookWall({
    name: 'pale-shelves',
    rows: 4.4,
    bindings: PALE_BINDINGS,
    wood: '#f0ebe0',
    light: '#ffffff',
    lamp: [0.8, 0.2, 0.5],
    dark: 0.06,
    blur: 0.011,
  }),
  cards: cardCabinet({ name: 'cards', lamp: [0.6, 0.35, 0.15], dark: 0.4, blur: 0.003 }),
  hall: greatHall({ name: 'hall', lamp: [0.3, 0.1, 0.55], dark: 0.35, blur: 0.0025 }),
} as const satisfies Record<string, Scene>;

/** Four shelves for frames side by side. */
export const SHELVES: readonly Scene[] = [
  bookWall({ name: 'shelf-a', rows: 4, bindings: OLD_BINDINGS, dark: 0.4 }),
  ROOMS.brightEnd,
  bookWall({ name: 'shelf-b', rows: 3, bindings: PALE_BINDINGS, wood: '#cfc4ae', dark: 0.1 }),
  ROOMS.cards,
  ROOMS.nightDesk,
];
