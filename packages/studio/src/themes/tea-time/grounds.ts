import type { Scene } from '../../scenes/scene-kinds.ts';
import { crackle, eavesRain, morningGarden, paleDoors, teaHills } from './gardens.ts';
import { blind, lampHouse, roundWindow, scrolls, steam, wareShelves } from './rooms.ts';
import { CELADON, PURPLE_CLAY, WHITE_WARE } from './wares.ts';

/** Every place of the theme. */
export const PLACES = {
  garden: morningGarden({
    name: 'garden',
    air: ['#f4f6dc', '#d4e0b8', '#a4b48c'],
    leaves: ['#5c8a48', '#88b060', '#3f6a38', '#b0cc80'],
    wood: '#6a3f28',
  }),
  window: roundWindow({
    name: 'round-window',
    wall: ['#ece6d6', '#b8ae98'],
    view: ['#e4f0d0', '#a8c490'],
    leaf: '#5a8a50',
    at: [0.26, 0.32, 0.34],
  }),
  darkWindow: roundWindow({
    name: 'dark-window',
    wall: ['#4a3424', '#160e08'],
    view: ['#dcecd8', '#88a894'],
    leaf: '#4a7060',
    at: [0.5, 0.3, 0.4],
    pot: CELADON,
  }),
  rain: eavesRain({
    name: 'eaves-rain',
    garden: ['#c8d8d0', '#8aa498', '#6c7e76'],
    foliage: ['#35564a', '#5c8470', '#8cb09a'],
  }),
  blueRain: eavesRain({
    name: 'blue-rain',
    garden: ['#7890a4', '#4c6478', '#36485a'],
    foliage: ['#24384a', '#3c5468', '#5c7890'],
    eave: 0.08,
  }),
  scrolls: scrolls({
    name: 'scrolls',
    wall: ['#dccfb4', '#a08c6a'],
    paper: '#f6f0e0',
    silk: '#7a8c7c',
    hung: [
      ['茶', 0.18, 0.06, 0.26],
      ['静', 0.84, 0.02, 0.24],
    ],
    table: 0.72,
  }),
  shelves: wareShelves({
    name: 'ware-shelves',
    wood: '#4a2a18',
    back: ['#a87c4c', '#6a4528'],
    wares: [CELADON, PURPLE_CLAY, WHITE_WARE, ['#2c3c4a', '#4c6478', '#94aebc']],
    lamp: '#ffd898',
  }),
  paleShelves: wareShelves({
    name: 'pale-shelves',
    wood: '#d8ccb4',
    back: ['#eef2ea', '#cfdcd0'],
    wares: [CELADON, ['#7ea0a4', '#b4d0d0', '#f0fafa'], WHITE_WARE],
    lamp: '#ffffff',
    blur: 0.01,
  }),
  hills: teaHills({
    name: 'tea-hills',
    sky: ['#9cc8e4', '#f0f2dc'],
    hills: ['#8cb0b4', '#7aa48c', '#6c9a68'],
    rows: ['#356a2c', '#8cba50'],
  }),
  mistHills: teaHills({
    name: 'mist-hills',
    sky: ['#d8e4e0', '#f2f4ec'],
    hills: ['#bccfca', '#a4beb4', '#8aaa9c'],
    rows: ['#5c8470', '#a4c4ac'],
    horizon: 0.42,
    blur: 0.006,
  }),
  dawnHills: teaHills({
    name: 'dawn-hills',
    sky: ['#f0a878', '#fce4b8'],
    hills: ['#c89484', '#a88468', '#88804c'],
    rows: ['#4a5424', '#b0a048'],
    horizon: 0.4,
  }),
  blind: blind({ name: 'blind', light: ['#fff0c8', '#d8b47c'], slat: '#a87838', leaf: '#8a9450' }),
  lamps: lampHouse({
    name: 'lamps',
    pane: ['#ffdc98', '#f0a850'],
    wood: '#3a1e12',
    lamps: [
      [0.14, 0.16, 0.085],
      [0.88, 0.24, 0.1],
    ],
  }),
  steam: steam({ name: 'steam', dark: ['#4a5850', '#0c1210'], steam: '#dcebe0', light: [0.15, 0.8] }),
  crackle: crackle({ name: 'crackle', glaze: ['#d4e8da', '#98bcaa'], line: '#5a7060' }),
  doors: paleDoors({
    name: 'pale-doors',
    pane: ['#fafafa', '#d4d4d4'],
    wood: '#3c3c3c',
    beyond: ['#dcdcdc', '#9c9c9c'],
  }),
} as const satisfies Record<string, Scene>;

/** Scenes for frames side by side. */
export const FRAMES: readonly Scene[] = [
  PLACES.window,
  PLACES.rain,
  PLACES.scrolls,
  PLACES.hills,
  PLACES.shelves,
  PLACES.lamps,
  PLACES.crackle,
];
