import type { Scene } from '../../scenes/scene-kinds.ts';
import { market } from './market.ts';
import { snowWindow, whiteRoom, wreath } from './rooms.ts';
import { GREEN, lights, SNOWY, snowWood, treeRoom } from './trees.ts';

const RED_GOLD = ['#d8343a', '#f0c45a', '#b81c24'] as const;

/** Every place of the theme. */
export const PLACES = {
  tree: treeRoom({
    name: 'tree',
    wall: ['#5a3626', '#3a2018'],
    floor: ['#6a4028', '#2a160e'],
    treeX: 0.76,
    balls: RED_GOLD,
    needles: ['#143a26', '#2c6842', '#62a064'],
    lamp: 0.015,
  }),
  paleTree: treeRoom({
    name: 'pale-tree',
    wall: ['#f4f0ea', '#dcd4ca'],
    floor: ['#d8c4a8', '#a88c6c'],
    treeX: 0.2,
    balls: ['#f0e4c8', '#e0b85c', '#c8d4dc'],
    needles: ['#3c5a4c', '#6a8c7c', '#a8c4b4'],
    blur: 0.01,
    lamp: 0.015,
  }),
  blueTree: treeRoom({
    name: 'blue-tree',
    wall: ['#1c2c4c', '#101a30'],
    floor: ['#2c3a58', '#0c1424'],
    treeX: 0.3,
    balls: ['#a8c8f0', '#e8f0f8', '#7a9cd8'],
    needles: ['#0c1e2c', '#1c3c50', '#4c7890'],
    gifts: ['#7a9cd8', '#e8f0f8', '#3c5a94'],
    blur: 0.009,
  }),
  greenLights: lights({
    name: 'green-lights',
    ground: ['#0c2418', '#1f4a34'],
    colours: ['#ffd890', '#ff6a5a', '#fff0c8', '#ffb45a'],
    radius: [0.014, 0.05],
    twigs: GREEN,
  }),
  whiteLights: lights({
    name: 'white-lights',
    ground: ['#8c8c8c', '#d0d0d0'],
    colours: ['#ffffff', '#f4f4f4'],
    radius: [0.016, 0.07],
    twigs: ['#3a3a3a', '#6a6a6a', '#b0b0b0'],
  }),
  window: snowWindow({
    name: 'window',
    outside: ['#2c4878', '#7c94bc', '#e0e8f2'],
    frame: ['#f4f1ea', '#c8c2b8'],
    room: '#8a6a50',
  }),
  dayWindow: snowWindow({
    name: 'day-window',
    outside: ['#c4d8e8', '#e4eef4', '#fafcfd'],
    frame: ['#8a5a38', '#5a3822'],
    room: '#6a4428',
    lamps: ['#ffffff', '#f4e8c8'],
    blur: 0.006,
  }),
  market: market({ name: 'market', sky: ['#101c40', '#2c3868', '#7c6078'], hut: ['#4a3024', '#6a4630'], treeX: 0.62 }),
  wreath: wreath({ name: 'wreath', wall: ['#f4f2ee', '#d2ccc4'], at: [0.72, 0.26, 0.2] }),
  redDoor: wreath({ name: 'red-door', wall: ['#b02c2c', '#6c1519'], at: [0.5, 0.3, 0.3], blur: 0.006 }),
  wood: snowWood({
    name: 'wood',
    sky: ['#0a1430', '#1c2e58', '#54688c'],
    snow: ['#8ca0c0', '#4a5c80'],
    needles: ['#12263a', '#2c4a5c', '#c4d4e4'],
    isLit: true,
  }),
  whiteWood: snowWood({
    name: 'white-wood',
    sky: ['#dce6ee', '#eef3f6', '#fafcfd'],
    snow: ['#f6f9fb', '#fdfefe'],
    needles: SNOWY,
    blur: 0.006,
  }),
  whiteRoom: whiteRoom({ name: 'white-room', wall: ['#fbf8f2', '#e4dacb'] }),
} as const satisfies Record<string, Scene>;

/** Places for frames side by side. */
export const FRAMES: readonly Scene[] = [
  PLACES.tree,
  PLACES.window,
  PLACES.redDoor,
  PLACES.whiteWood,
  PLACES.market,
  PLACES.whiteRoom,
  PLACES.greenLights,
];
