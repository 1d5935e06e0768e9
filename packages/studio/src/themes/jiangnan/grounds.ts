import type { Scene } from '../../scenes/scene-kinds.ts';
import { DYE_YARD } from './cloths.ts';
import type { Town } from './town.ts';
import { canal, mistyLake, rapeField, roundBridge } from './waters.ts';
import { gardenGate, PEACH, teaRoom, umbrellas, whiteWall } from './yards.ts';

const DAY: Town = { plaster: ['#f4f2ec', '#d8d6d0'], tile: '#34383e', wood: '#6a4632', stone: '#a8a49c' };
const RAINY: Town = { plaster: ['#c8d0d4', '#a8b2b8'], tile: '#2c343a', wood: '#4c4038', stone: '#88908f' };
const NIGHT: Town = {
  plaster: ['#3a4258', '#2a3044'],
  tile: '#10131c',
  wood: '#241c1c',
  stone: '#30333e',
  lit: '#ffc878',
};
const DUSK: Town = {
  plaster: ['#e0b8a0', '#a88490'],
  tile: '#3c3444',
  wood: '#5a3a38',
  stone: '#8c7478',
  lit: '#ffd08a',
};

/** Every place of the theme. */
export const PLACES = {
  canal: canal({
    name: 'canal',
    sky: ['#9cc8e0', '#c8e0e8', '#f0eee4'],
    water: ['#b4ccc4', '#3c6460'],
    town: DAY,
    vanishX: 0.62,
    lanterns: true,
    boat: [0.78, 0.74, 0.34],
  }),
  rainCanal: canal({
    name: 'rain-canal',
    sky: ['#8a9aa4', '#aebcc2', '#ccd4d6'],
    water: ['#a8b8ba', '#4a6064'],
    town: RAINY,
    vanishX: 0.3,
    blur: 0.007,
    mist: ['#ccd6d8', 0.7],
  }),
  nightCanal: canal({
    name: 'night-canal',
    sky: ['#0a1226', '#1c2848', '#4a5070'],
    water: ['#2a3450', '#080c18'],
    town: NIGHT,
    vanishX: 0.46,
    lanterns: true,
    blur: 0.007,
  }),
  duskCanal: canal({
    name: 'dusk-canal',
    sky: ['#6a6a9c', '#d8949c', '#ffd4a4'],
    water: ['#d8a098', '#5a4a6c'],
    town: DUSK,
    lanterns: true,
    boat: [0.24, 0.78, 0.36],
    bridge: ['#b08c8c', '#6c5868'],
  }),
  bridge: roundBridge({
    name: 'bridge',
    sky: ['#a8cce0', '#d0e4e8', '#f0f0e4'],
    water: ['#a8c8b8', '#3a6a5c'],
    town: DAY,
    willow: ['#7ca84c', '#a4c464', '#5c8a3c'],
  }),
  mistBridge: roundBridge({
    name: 'mist-bridge',
    sky: ['#7c949c', '#a8bcbc', '#d0d8d0'],
    water: ['#98b0ac', '#34504e'],
    town: RAINY,
    willow: ['#4c6c4c', '#6a8c5c'],
    line: 0.54,
    mist: ['#d0dad6', 0.7],
  }),
  lake: mistyLake({
    name: 'lake',
    sky: ['#c4d4d8', '#eef1ec'],
    hills: ['#a8bcc4', '#8ca8ac', '#6c8c8c'],
    boat: [0.24, 0.72, 0.2],
  }),
  greyLake: mistyLake({
    name: 'grey-lake',
    sky: ['#b8b8b8', '#ececec'],
    hills: ['#9c9c9c', '#747474', '#484848'],
    boat: [0.8, 0.7, 0.24],
    blur: 0.002,
  }),
  field: rapeField({ name: 'field', sky: ['#6cb0e0', '#b4d8ec', '#eef0e0'], town: DAY }),
  wall: whiteWall({ name: 'wall', sky: ['#a8cce4', '#d4e4ea'], wall: ['#f6f4ee', '#d4d2cc'], bloom: PEACH }),
  bambooWall: whiteWall({
    name: 'bamboo-wall',
    sky: ['#f4f2ec', '#f4f2ec'],
    wall: ['#fbfaf4', '#e0e2da'],
    shadow: 0.5,
    top: -0.12,
    blur: 0.005,
  }),
  dimWall: whiteWall({
    name: 'dim-wall',
    sky: ['#1c2634', '#2c3a48'],
    wall: ['#4a5a68', '#28323e'],
    bloom: ['#c88a9c', '#e8bcc8', '#f4dce2'],
    top: 0.16,
  }),
  gate: gardenGate({
    name: 'gate',
    at: [0.28, 0.38, 0.4],
    wall: ['#f2f0ea', '#cac8c2'],
    garden: ['#c8e0c8', '#9cc498', '#6c9468'],
    bloom: PEACH,
  }),
  umbrellas: umbrellas({
    name: 'umbrellas',
    ground: ['#f0e8d8', '#b4a890'],
    colours: ['#d8604a', '#e8b04c', '#5a9a94', '#e89a8c', '#4a78a4', '#d8c060', '#a8486a'],
  }),
  tealUmbrellas: umbrellas({
    name: 'teal-umbrellas',
    ground: ['#4a6c74', '#182a32'],
    colours: ['#3c8a8c', '#c8503c', '#2c5c74', '#d8a84c'],
    blur: 0.009,
  }),
  tea: teaRoom({ name: 'tea', view: ['#b8d0b8', '#7ca488', '#5c7c60'], wood: '#4a2c1c' }),
  dyeYard: DYE_YARD,
} as const satisfies Record<string, Scene>;

/** Places for frames side by side. */
export const FRAMES: readonly Scene[] = [
  PLACES.canal,
  PLACES.gate,
  PLACES.duskCanal,
  PLACES.dyeYard,
  PLACES.wall,
  PLACES.nightCanal,
  PLACES.field,
];
