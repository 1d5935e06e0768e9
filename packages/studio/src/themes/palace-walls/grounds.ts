import type { Scene } from '../../scenes/scene-kinds.ts';
import { cornerTower, gallery, greatHall, marble } from './halls.ts';
import { palaceDoor, palaceLane, palaceWall } from './red-walls.ts';
import { lattice, throneRoom } from './rooms.ts';

const RED = ['#c23a2c', '#8c211c'] as const;

/** Every place of the theme. */
export const PLACES = {
  hall: greatHall({
    name: 'hall',
    sky: ['#8a6a84', '#e8a070', '#ffdca0'],
    court: ['#d8b898', '#8a7068'],
    sun: [0.5, 0.4],
  }),
  lane: palaceLane({
    name: 'lane',
    sky: ['#4a90d0', '#90c0e4', '#e8ecea'],
    wall: ['#c8402f', '#8a2a22'],
    ground: ['#cfc8bc', '#8a8278'],
    vanishX: 0.62,
  }),
  snowLane: palaceLane({
    name: 'snow-lane',
    sky: ['#c4ccd4', '#dfe4e8', '#f2f4f6'],
    wall: ['#b43a2e', '#9a2e26'],
    ground: ['#eef1f4', '#fafbfc'],
    snow: true,
  }),
  wall: palaceWall({ name: 'wall', sky: ['#5aa0dc', '#a8d0ee'], wall: RED, shadow: 0.55 }),
  plainWall: palaceWall({
    name: 'plain-wall',
    sky: ['#5aa0dc', '#a8d0ee'],
    wall: ['#d04a36', '#a02a22'],
    top: -0.12,
    shadow: 0.65,
    blur: 0.007,
  }),
  snowWall: palaceWall({
    name: 'snow-wall',
    sky: ['#d0d6dc', '#e4e8ec'],
    wall: ['#b23a30', '#8e2822'],
    snow: true,
    bloom: ['#fdf6f4', '#f4dede', '#ffffff'],
  }),
  magnolia: palaceWall({
    name: 'magnolia',
    sky: ['#7cb4e0', '#c0dcf0'],
    wall: ['#c8483a', '#a2322a'],
    top: 0.14,
    bloom: ['#fffaf6', '#fbe6ea', '#f4c8d4'],
  }),
  door: palaceDoor({ name: 'door', leaf: ['#b4281f', '#7e1716'], wall: ['#c8402f', '#8a2a22'], left: 0.1 }),
  blueHall: greatHall({
    name: 'blue-hall',
    sky: ['#2f74bc', '#7ab4e2', '#d8e8f0'],
    court: ['#d8d4cc', '#a49c94'],
    x: 0.3,
    blur: 0.006,
  }),
  tower: cornerTower({
    name: 'tower',
    sky: ['#284a6c', '#7a9aa8', '#f0cfa4'],
    water: ['#8aa0a0', '#1c3440'],
    willow: '#3c5a34',
  }),
  gallery: gallery({
    name: 'gallery',
    garden: ['#6a9a5c', '#a8c47c', '#5a7a48'],
    light: '#fff4d8',
    column: ['#c8402f', '#7a1d1a'],
  }),
  dimGallery: gallery({
    name: 'dim-gallery',
    garden: ['#1c3a44', '#3a5c5c', '#1a2a30'],
    light: '#ffd8a0',
    column: ['#8c2c24', '#45110f'],
    vanishX: 0.26,
    blur: 0.009,
  }),
  marble: marble({ name: 'marble', sky: ['#9cc4e4', '#d8e6ee', '#f4f0e8'] }),
  greyMarble: marble({ name: 'grey-marble', sky: ['#5c6066', '#9ca0a4', '#d8d8d6'], bough: '#1c1c1e', blur: 0.003 }),
  lattice: lattice({ name: 'lattice', paper: ['#fff0cc', '#d8a860'], wood: '#6c2018', gold: '#e8bc5c' }),
  throne: throneRoom({ name: 'throne', ground: ['#2a120c', '#120605'] }),
} as const satisfies Record<string, Scene>;

/** Places for frames side by side. */
export const FRAMES: readonly Scene[] = [
  PLACES.wall,
  PLACES.blueHall,
  PLACES.snowWall,
  PLACES.gallery,
  PLACES.throne,
  PLACES.lane,
  PLACES.marble,
];
