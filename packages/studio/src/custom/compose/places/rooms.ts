import { mixHex } from '../../../stages/colour.ts';
import { bookAisle, bookWall, lampDesk, windowSeat } from '../../../themes/old-library/rooms.ts';
import { paintClassroom } from '../painters/classroom.ts';
import { paintHall } from '../painters/column-hall.ts';
import { paintStage } from '../painters/concert-stage.ts';
import { paintRoofs } from '../painters/roofs.ts';
import { paintStadium } from '../painters/stadium.ts';
import { paintRedWall } from '../painters/tiled-wall.ts';
import { paintWindowRoom } from '../painters/window-room.ts';
import { type Ground, nameOf, type Place, painted, type Setting } from './setting.ts';

const cafe = (wall: string, shelf: string): Ground =>
  function cafeOf({ air, seed }) {
    const dim = (hex: string): string => mixHex(hex, air.sky[0], air.isDark ? 0.3 : 0.06);
    return {
      kind: 'cafe',
      seed,
      wall: dim(wall),
      shelf: dim(shelf),
      window: air.sky[1],
      lamp: air.lamp,
      outside: [air.sky[2], air.lamp, air.sky[1]],
    };
  };

const windowRoom = (name: string, wall: string, at: number, wide: number): Ground =>
  function windowRoomOf(setting: Setting) {
    const colour = setting.palette[0] === undefined ? wall : mixHex(wall, setting.palette[0], 0.5);
    return painted(name, setting, (...to) => paintWindowRoom(...to, { air: setting.air, wall: colour, at, wide }));
  };

export const CAFE: Place = {
  grounds: [
    cafe('#6a4428', '#2b190e'),
    windowRoom('cafe-window', '#c8b49a', 0.24, 0.4),
    cafe('#8a9a88', '#4a3a2a'),
    windowRoom('cafe-teal', '#3f6a6a', 0.8, 0.36),
  ],
};

const PALE_BINDINGS = ['#e2d2b4', '#c9b48c', '#a9bcb4', '#d8a88c', '#b8906a', '#efe6d2', '#8fa3a8'] as const;
const seatAt = (at: number): Ground =>
  function seatOf(setting: Setting) {
    const { air } = setting;
    return windowSeat({
      name: nameOf(`seat${at}`, setting),
      at,
      pane: [air.sky[0], air.sky[2]],
      light: air.sunColour,
      beams: air.isDark ? 0.08 : 0.3,
      dark: air.isDark ? 0.85 : 0.4,
    });
  };

export const LIBRARY: Place = {
  grounds: [
    (setting) =>
      bookAisle({
        name: nameOf('aisle', setting),
        vanish: [0.66, 0.4],
        lamps: 3,
        lamp: [0.66, 0.3, 0.35],
        dark: 0.5,
        window: setting.air.sky[2],
      }),
    (setting) =>
      bookWall({
        name: nameOf('pale', setting),
        rows: 5,
        bindings: PALE_BINDINGS,
        wood: '#c8b08a',
        light: '#fff0d0',
        lamp: [0.8, 0.2, 0.6],
        dark: 0.05,
        blur: 0.01,
      }),
    seatAt(0.22),
    (setting) => lampDesk({ name: nameOf('desk', setting), lamps: [[0.2, 0.8, 0.4]], dark: 0.92 }),
    (setting) =>
      bookWall({
        name: nameOf('honey', setting),
        rows: 3,
        wood: '#8a5a2c',
        light: '#ffd890',
        lamp: [0.15, 0.2, 0.6],
        dark: 0.3,
        blur: 0.013,
      }),
    seatAt(0.8),
  ],
};

export const HOME: Place = {
  grounds: [
    windowRoom('room', '#d8c8b4', 0.22, 0.36),
    ({ air, seed }) => ({
      kind: 'wall',
      seed,
      colours: [
        mixHex('#d4c0a4', air.sky[0], air.isDark ? 0.4 : 0.05),
        mixHex('#7a6450', air.sky[0], air.isDark ? 0.4 : 0.1),
      ],
      light: [0.2, 0.2],
      rough: 0.2,
    }),
    windowRoom('room-blue', '#8aa0b0', 0.8, 0.42),
    ({ seed }) => ({ kind: 'bokeh', seed, ground: ['#2a1810', '#8a4c20'], count: 26 }),
    windowRoom('room-green', '#8c9a7c', 0.5, 0.7),
  ],
};

const classroom = (name: string, board: string, from: number): Ground =>
  function classroomOf(setting: Setting) {
    return painted(name, setting, (...to) => paintClassroom(...to, { air: setting.air, board, from }));
  };

export const CLASSROOM: Place = {
  grounds: [
    classroom('board', '#2f5a46', 0.06),
    windowRoom('school-window', '#dcd4bc', 0.2, 0.5),
    classroom('slate', '#2c3438', -0.2),
    seatAt(0.78),
    classroom('board-right', '#3a6a54', 0.3),
  ],
};

export const STADIUM: Place = {
  grounds: [
    (setting) => painted('pitch', setting, (...to) => paintStadium(...to, { air: setting.air, pitch: '#5a9a4a' })),
    ({ air, seed }) => ({ kind: 'sky', seed, colours: air.sky, clouds: 0.4, sun: [0.2, 0.2, 0.6] }),
    (setting) => painted('track', setting, (...to) => paintStadium(...to, { air: setting.air, pitch: '#c2553a' })),
    ({ air, seed }) => ({
      kind: 'bokeh',
      seed,
      ground: [air.sky[0], air.sky[1]],
      colours: ['#ffffff', '#dce8ff', air.lamp],
      count: 40,
    }),
  ],
};

const stage = (name: string, ground: readonly [string, string], beams: readonly string[]): Ground =>
  function stageOf(setting: Setting) {
    const own = setting.palette.length > 0 ? [...setting.palette, '#fff4d8'] : beams;
    return painted(name, setting, (...to) => paintStage(...to, { ground, beams: own }));
  };

export const STAGE: Place = {
  grounds: [
    stage('blue-beams', ['#070a20', '#1c2a6a'], ['#4a8aff', '#8a5aff', '#e8f0ff']),
    stage('gold-beams', ['#1c0e06', '#7a4a14'], ['#ffc860', '#ff9a3c', '#fff4d8']),
    stage('pink-beams', ['#2a0824', '#9a2a7a'], ['#ff5fb0', '#ffb0e0', '#b07aff']),
    stage('white-beams', ['#5a6470', '#c4ccd4'], ['#ffffff', '#e8f4ff', '#fff4e0']),
    stage('green-beams', ['#04180e', '#14605a'], ['#4affc0', '#d8ffe8', '#3ac8ff']),
  ],
};

const BACKDROPS = [
  ['#c8c8c4', '#8e908e', '#4c4f50'],
  ['#4a4f56', '#2a2e34', '#101214'],
  ['#efe8dc', '#d8cec0', '#a89c8c'],
  ['#7a8a9a', '#4a5a6c', '#1e2834'],
  ['#c49a7c', '#8c644a', '#442c20'],
] as const;

export const STUDIO: Place = {
  grounds: BACKDROPS.map(
    (colours, index): Ground =>
      ({ palette, seed }) => {
        const own = palette[index % Math.max(1, palette.length)];
        const shades =
          own === undefined
            ? colours
            : ([
                mixHex(own, '#ffffff', 0.45 - index * 0.1),
                mixHex(own, '#000000', index * 0.1),
                mixHex(own, '#000000', 0.35 + index * 0.09),
              ] as const);
        return {
          kind: 'backdrop',
          seed: seed + index,
          colours: shades,
          centre: [0.5 + (index - 2) * 0.12, 0.4],
          mottle: 0.2,
        };
      },
  ),
};

const redWall = (name: string, wall: string): Ground =>
  function redWallOf(setting: Setting) {
    const { air, growth } = setting;
    return painted(name, setting, (...to) =>
      paintRedWall(...to, { air, ground: growth.ground, snow: growth.hasSnow, wall }),
    );
  };
const hall = (name: string, stone: string, light: string): Ground =>
  function hallOf(setting: Setting) {
    return painted(name, setting, (...to) => paintHall(...to, { air: setting.air, stone, light }));
  };
const roofsOf = (name: string, gate: boolean): Ground =>
  function roofsGround(setting: Setting) {
    const { air, growth } = setting;
    return painted(name, setting, (...to) =>
      paintRoofs(...to, { air, ground: growth.ground, gate, snow: growth.hasSnow }),
    );
  };

export const PALACE: Place = {
  grounds: [
    redWall('red-wall', '#b4382a'),
    hall('pale-hall', '#d8ccb8', '#fff0d0'),
    roofsOf('palace-roofs', false),
    hall('red-hall', '#8a2a20', '#ffc878'),
    redWall('deep-wall', '#7c2420'),
  ],
};
export const TEMPLE: Place = {
  grounds: [
    roofsOf('pagoda', false),
    roofsOf('gate', true),
    hall('temple-hall', '#6a4630', '#ffd08a'),
    ({ air, growth, seed }) => ({
      kind: 'mountains',
      seed,
      sky: [air.sky[0], air.sky[2]],
      ridges: [0.2, 0.42, 0.66, 0.9].map((share) => mixHex(air.sky[2], mixHex(growth.leaves[3], air.near, 0.5), share)),
    }),
  ],
};
