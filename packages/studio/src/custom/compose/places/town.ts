import { mixHex } from '../../../stages/colour.ts';
import { lightTunnel, wetStreet } from '../../../themes/neon-night/streets.ts';
import { type Ground, nameOf, type Place, type Setting } from './setting.ts';

const PINK = '#ff3fa4';
const CYAN = '#19e3ff';

const street =
  (vanishX: number): Ground =>
  ({ air, seed }) => ({
    kind: 'street',
    seed,
    sky: air.sky,
    vanishX,
    walls: [mixHex(air.far, air.sky[2], 0.35), air.far, mixHex(air.far, air.near, 0.5)],
    windows: air.isDark ? [air.lamp, '#ffb45a', '#fff0c4'] : [mixHex(air.sky[2], '#ffffff', 0.4), air.sky[1]],
    lights: air.isDark ? 26 : 8,
  });

const roofs =
  (horizon: number): Ground =>
  ({ air, seed }) => ({
    kind: 'skyline',
    seed,
    sky: air.sky,
    horizon,
    sun: [0.76, horizon - 0.16, air.isDark ? 0 : 0.05],
    sunColour: air.sunColour,
    houses: [0.25, 0.5, 0.75, 1].map((share) => mixHex(air.sky[2], air.near, share * 0.9)),
    window: air.lamp,
  });

const wet = (name: string, vanish: readonly [number, number]): Ground =>
  function wetGround(setting: Setting) {
    const { air, seed, palette } = setting;
    const [first = PINK, second = CYAN] = palette;
    return {
      ...wetStreet({
        name: nameOf(name, setting),
        vanish,
        sky: [mixHex(air.sky[0], '#0a0620', 0.55), mixHex(air.sky[1], first, 0.3)],
        colours: [first, second, '#9d4dff', '#ffb04a'],
        blur: 0.007,
      }),
      seed,
    };
  };

const foggy: Ground = ({ air, seed }) => ({
  kind: 'fog',
  seed,
  sky: [air.sky[0], air.sky[1], mixHex(air.sky[0], air.near, 0.4)],
  lamp: air.lamp,
});

export const CITY: Place = { grounds: [street(0.6), roofs(0.66), street(0.34), foggy] };
export const SKYLINE: Place = { grounds: [roofs(0.7), roofs(0.52), street(0.5), roofs(0.84)] };
/** Streets of signs, for neon. */
export const NEON: Place = {
  grounds: [
    wet('wet-right', [0.7, 0.54]),
    ({ air, seed, palette }) => ({
      kind: 'neon',
      seed,
      colours: [palette[0] ?? PINK, palette[1] ?? CYAN, '#ff9d4a', '#7f6bff'],
      sky: [mixHex(air.sky[0], '#0a0620', 0.6), mixHex(air.sky[1], '#2a0f5a', 0.5), mixHex(air.sky[0], '#180a30', 0.6)],
    }),
    wet('wet-left', [0.3, 0.5]),
    (setting) =>
      lightTunnel({
        name: nameOf('tunnel', setting),
        centre: [0.5, 0.48],
        colours: [setting.palette[0] ?? '#ff5f9a', setting.palette[1] ?? '#4a8aff'],
        ground: mixHex(setting.air.sky[0], '#10061e', 0.5),
      }),
  ],
};

const lanterns =
  (core: readonly [string, string, string], ground: string): Ground =>
  ({ air, seed }) => ({
    kind: 'lanterns',
    seed,
    ground: [mixHex(ground, air.sky[0], 0.5), mixHex(ground, air.sky[1], 0.25), mixHex(ground, '#000000', 0.5)],
    lantern: core,
    count: 18,
  });

export const MARKET: Place = {
  grounds: [
    lanterns(['#fff0c0', '#ff7a3a', '#c8241a'], '#5a1010'),
    street(0.5),
    lanterns(['#fff8dc', '#ffc060', '#e07a2a'], '#1c2a4a'),
    ({ seed }) => ({ kind: 'bokeh', seed, ground: ['#1c0e0a', '#6a3014'], count: 60 }),
    lanterns(['#ffffff', '#ffd0a0', '#d86a7a'], '#3a1a4a'),
  ],
};
