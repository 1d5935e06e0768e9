import type { Scene } from '../../scenes/scene-kinds.ts';
import { SCREEN } from './boxes.ts';
import { courtyard, IN_MOON, IN_SUN, lampShop, moonWindow, osmanthus } from './gardens.ts';
import { moonClouds, moonLake, moonRoofs, moonSea, terrace } from './skies.ts';

/** Every place of the theme. */
export const PLACES = {
  lake: moonLake({ name: 'lake', sky: ['#081430', '#1a3460', '#5a6c90'], moon: [0.7, 0.2, 0.15], hill: '#16243c' }),
  goldLake: moonLake({
    name: 'gold-lake',
    sky: ['#2a1c38', '#6a3c4c', '#d08a54'],
    moon: [0.24, 0.3, 0.12],
    light: '#ffe0a0',
    hill: '#33202c',
    boats: 5,
    blur: 0.007,
  }),
  tealLake: moonLake({
    name: 'teal-lake',
    sky: ['#04181c', '#0c3a40', '#3a6c68'],
    moon: [0.24, 0.36, 0.11],
    hill: '#08201f',
    line: 0.6,
    boats: 9,
  }),
  sea: moonSea({ name: 'sea', sky: ['#4a78a8', '#94bccc', '#f0e2cc'], moon: [0.5, 0.46, 0.24], light: '#fff4dc' }),
  roofs: moonRoofs({
    name: 'roofs',
    sky: ['#5c5488', '#c88a94', '#f4c8a4'],
    moon: [0.26, 0.24, 0.13],
    roof: ['#9a6c84', '#4a3450'],
  }),
  clouds: moonClouds({
    name: 'clouds',
    sky: ['#10141c', '#3a424e', '#7a828c'],
    moon: [0.7, 0.26, 0.22],
    light: '#fafaf4',
  }),
  paleClouds: moonClouds({
    name: 'pale-clouds',
    sky: ['#b8c8d4', '#d8dcdc', '#f2e8d8'],
    moon: [0.62, 0.26, 0.3],
    light: '#fffaf0',
    blur: 0.006,
  }),
  terrace: terrace({
    name: 'terrace',
    sky: ['#0c1a3c', '#2a4470', '#8894a8'],
    moon: [0.32, 0.22, 0.14],
    wood: '#2a1610',
    lake: ['#4a648c', '#101c34'],
  }),
  sun: osmanthus({
    name: 'sun',
    ground: ['#d8d890', '#b4c474', '#6a8a44'],
    from: 'right',
    colours: IN_SUN,
    blur: [0.016, 0.004],
  }),
  gold: osmanthus({
    name: 'gold',
    ground: ['#fff0c0', '#f8d488', '#d8983c'],
    from: 'left',
    colours: IN_SUN,
    blur: [0.02, 0.01],
  }),
  moonlit: osmanthus({
    name: 'moonlit',
    ground: ['#0a1424', '#16283c', '#24384a'],
    from: 'top',
    colours: IN_MOON,
    blur: [0.014, 0.005],
    moon: [0.3, 0.3, 0.24],
  }),
  courtyard: courtyard({ name: 'courtyard', wall: ['#f6efe2', '#d8ccb8'], sky: ['#8cc0e4', '#d4e6ee'] }),
  ochreCourt: courtyard({ name: 'ochre-court', wall: ['#e8b870', '#b8783c'], sky: ['#f0c890', '#f8dcb0'] }),
  window: moonWindow({
    name: 'window',
    sky: ['#14284c', '#3a5c88', '#8ca0b4'],
    moon: [0.34, 0.3, 0.13],
    wall: ['#4a3626', '#1c120c'],
    at: [0.3, 0.36, 0.4],
  }),
  dayWindow: moonWindow({
    name: 'day-window',
    sky: ['#a8d0e8', '#cfe4ea', '#f0ead8'],
    moon: [0.7, 0.2, 0.08],
    wall: ['#f4f0e8', '#d4cec2'],
    at: [0.62, 0.36, 0.42],
    colours: IN_SUN,
  }),
  shop: lampShop({ name: 'shop', ground: ['#6a3a1c', '#2a140c'] }),
  screen: SCREEN,
} as const satisfies Record<string, Scene>;

/** Places for frames side by side. */
export const FRAMES: readonly Scene[] = [
  PLACES.lake,
  PLACES.sun,
  PLACES.shop,
  PLACES.screen,
  PLACES.moonlit,
  PLACES.goldLake,
  PLACES.roofs,
];
