import type { Scene } from '../../scenes/scene-kinds.ts';
import { asphalt, wetStreet } from './streets.ts';
import { bars, column, lightBox, rings, shopWindow, signWall, stripedSun } from './walls.ts';

export const PINK = '#ff3fa4';
export const CYAN = '#19e3ff';
export const VIOLET = '#9d4dff';

/** Every place of the theme. */
export const PLACES = {
  tealWall: signWall({
    name: 'teal-wall',
    wall: ['#17606e', '#061820'],
    lit: [0.25, 0.35],
    isBrick: true,
    sign: column('雨夜', [0.2, 0.33, 0.13], [PINK, CYAN]),
    floor: 0.86,
  }),
  blueRain: wetStreet({
    name: 'blue-rain',
    vanish: [0.35, 0.5],
    sky: ['#03141f', '#0e5a78'],
    colours: [CYAN, '#3f7dff', '#7fffe0'],
    blur: 0.009,
  }),
  noodleShop: shopWindow('noodle-shop'),
  cinemaBars: signWall({
    name: 'cinema-bars',
    wall: ['#d0369a', '#5a1470'],
    lit: [0.7, 0.3],
    sign: bars(['#ffd9f2', '#ff9be0'], 9),
  }),
  moon: signWall({
    name: 'moon',
    wall: ['#3a1d78', '#0b0620'],
    lit: [0.25, 0.25],
    sign: rings([0.24, 0.22, 0.26], [PINK, VIOLET]),
  }),
  greenAlley: wetStreet({
    name: 'green-alley',
    vanish: [0.24, 0.52],
    sky: ['#04140f', '#136a5a'],
    colours: ['#2affc6', '#ffb04a', '#19e3ff'],
    blur: 0.011,
    lights: 26,
  }),
  polaroidStreet: wetStreet({
    name: 'polaroid-street',
    vanish: [0.25, 0.55],
    sky: ['#1a0a3a', '#7a3ab8'],
    colours: [PINK, CYAN, VIOLET],
    blur: 0.008,
    lights: 30,
  }),
  windowStreet: wetStreet({
    name: 'window-street',
    vanish: [0.5, 0.55],
    sky: ['#0c0a30', '#2f3fb0'],
    colours: ['#5a7dff', VIOLET, CYAN],
    blur: 0.008,
  }),
  lightBox: lightBox('light-box', ['#ffa6dc', '#e6ccff', '#7fdcff']),
  poster: stripedSun('poster'),
  gate: signWall({
    name: 'gate',
    wall: ['#0f3a5a', '#040814'],
    lit: [0.6, 0.42],
    sign: rings([0.58, 0.44, 0.36], [CYAN, '#bff6ff', CYAN]),
    floor: 0.68,
    blur: 0.002,
  }),
  asphalt: asphalt('asphalt', [PINK, VIOLET, '#3f5dff']),
  asphaltCyan: asphalt('asphalt-cyan', [CYAN, '#2affc6', '#ff9d4a']),
  crimsonWall: signWall({
    name: 'crimson-wall',
    wall: ['#8a1248', '#22041a'],
    lit: [0.5, 0.4],
    isBrick: true,
    sign: bars(['#ff5fa8', '#ff9d6a'], 3),
  }),
  cyanWall: signWall({
    name: 'cyan-wall',
    wall: ['#1f9ab0', '#04202c'],
    lit: [0.5, 0.4],
    sign: bars(['#bff6ff', '#7fe0ff'], 4),
  }),
} as const satisfies Record<string, Scene>;
