import { mixHex } from '../../../stages/colour.ts';
import { boughs, FROM_LEFT, FROM_RIGHT, FROM_TOP, LEFT_AND_RIGHT } from '../../../themes/sakura/blossoms.ts';
import { paintDunes } from '../painters/dunes.ts';
import { paintField } from '../painters/field.ts';
import { paintPeaks } from '../painters/peaks.ts';
import { type Ground, nameOf, type Place, painted, type Setting } from './setting.ts';
import { forestRows } from './water.ts';

const peaks =
  (name: string, from: number): Ground =>
  (setting) => {
    const { air, growth } = setting;
    const snow = mixHex(growth.hasSnow ? '#ffffff' : '#f0f2f4', air.sky[1], air.isDark ? 0.35 : 0.1);
    return painted(name, setting, (...to) => paintPeaks(...to, { air, from, snow }));
  };

const ridges =
  (from: number): Ground =>
  ({ air, growth, seed }) => ({
    kind: 'mountains',
    seed,
    sky: [air.sky[0], air.sky[2]],
    from,
    ridges: [0.2, 0.4, 0.62, 0.85].map((share) =>
      mixHex(
        air.sky[2],
        growth.hasSnow ? mixHex(growth.leaves[2], air.near, 0.3) : mixHex(growth.leaves[3], air.near, 0.5),
        share,
      ),
    ),
  });

export const MOUNTAIN: Place = {
  grounds: [peaks('peaks', 0.22), ridges(0.4), peaks('near-peaks', 0.38), ridges(0.55)],
};

const dunes =
  (name: string, from: number, hue: readonly [string, string]): Ground =>
  (setting) => {
    const { air, growth } = setting;
    const dim = (hex: string): string =>
      mixHex(growth.hasSnow ? mixHex(hex, '#ffffff', 0.6) : hex, air.sky[0], air.isDark ? 0.5 : 0.06);
    return painted(name, setting, (...to) => paintDunes(...to, { air, from, sand: [dim(hue[0]), dim(hue[1])] }));
  };

export const DESERT: Place = {
  grounds: [
    dunes('dunes', 0.46, ['#e8bc7c', '#a86a3c']),
    dunes('red-dunes', 0.36, ['#e09058', '#84402a']),
    dunes('low-dunes', 0.6, ['#f0d4a0', '#c0905c']),
  ],
};

const firs: Ground = (setting) => {
  const { air, growth, seed } = setting;
  return { kind: 'forest', seed, sky: [air.sky[0], air.sky[2]], trees: forestRows(setting), ground: growth.ground[0] };
};

const grove = (blur: number): Ground =>
  function groveOf({ air, growth, seed }) {
    return {
      kind: 'park',
      seed,
      sky: [
        mixHex(growth.leaves[3], air.sky[0], 0.5),
        mixHex(growth.leaves[0], air.sky[2], 0.55),
        growth.ground[0],
        growth.ground[1],
      ],
      leaves: growth.leaves,
      trunk: mixHex('#3a2a1c', air.sky[0], air.isDark ? 0.3 : 0.15),
      sun: [0.7, 0.24],
      sunColour: air.sunColour,
      blur,
    };
  };

export const FOREST: Place = {
  grounds: [
    grove(0.012),
    firs,
    grove(0.02),
    (setting) => ({ ...firs({ ...setting, seed: setting.seed + 5 }), soften: 0.006 }),
  ],
};

const bower =
  (name: string, list: typeof LEFT_AND_RIGHT): Ground =>
  (setting) => {
    const { air, growth, seed } = setting;
    return {
      ...boughs({ name: nameOf(name, setting), sky: air.sky, bloom: growth.bloom, boughs: list, haze: 34 }),
      seed,
    };
  };

export const GARDEN: Place = {
  grounds: [
    grove(0.016),
    bower('bower', LEFT_AND_RIGHT),
    bower('bough-right', FROM_RIGHT),
    grove(0.026),
    bower('bough-top', FROM_TOP),
    bower('bough-left', FROM_LEFT),
  ],
};

const FLOWERS: readonly (readonly string[])[] = [
  ['#fff4d8', '#f8d84a', '#ffffff', '#f0a0b4'],
  ['#8a6ac8', '#b49ae0', '#6a4aa8', '#d8c8f0'],
  ['#f0b424', '#ffd860', '#c88a1a', '#6a4a1a'],
  ['#d8404a', '#f07a6a', '#a82430', '#ffd8c8'],
];

const SUNFLOWER = 2;

const field = (index: number, from: number, isOwnColour = false): Ground =>
  function fieldOf(setting: Setting) {
    const { air, growth, palette } = setting;
    const own =
      palette[0] === undefined || isOwnColour
        ? FLOWERS[index]
        : [palette[0], mixHex(palette[0], '#ffffff', 0.45), mixHex(palette[0], '#000000', 0.25)];
    const flowers = (!isOwnColour && (growth.hasSnow || growth.isBare) ? growth.leaves : (own ?? growth.leaves)).map(
      (hex) => mixHex(hex, air.sky[0], air.isDark ? 0.45 : 0.05),
    );
    return painted(`field${index}${isOwnColour ? from : ''}`, setting, (...to) =>
      paintField(...to, { air, from, ground: growth.ground, flowers }),
    );
  };

export const FIELD: Place = {
  grounds: [field(0, 0.56), field(1, 0.44), field(2, 0.64), field(3, 0.5)],
};

/** Golden whatever else is asked for. */
export const SUNFLOWERS: Place = {
  grounds: [field(SUNFLOWER, 0.5, true), field(SUNFLOWER, 0.62, true), field(SUNFLOWER, 0.42, true)],
};

export const SKY: Place = {
  grounds: [
    ({ air, seed }) => ({
      kind: 'sky',
      seed,
      colours: air.sky,
      clouds: 0.7,
      sun: [0.78, 0.3, 0.6],
      sunColour: air.sunColour,
    }),
    (setting) =>
      painted('cloud-sea', setting, (context, w, h, random) =>
        paintField(context, w, h, random, {
          air: setting.air,
          from: 0.62,
          ground: [mixHex(setting.air.sky[2], '#ffffff', 0.5), mixHex(setting.air.sky[1], '#ffffff', 0.35)],
          flowers: [mixHex(setting.air.sky[2], '#ffffff', 0.7), setting.air.sky[2], setting.air.sky[1]],
        }),
      ),
    ({ air, seed }) => ({
      kind: 'sky',
      seed: seed + 3,
      colours: [air.sky[1], air.sky[2], air.sky[2]],
      clouds: 1,
      sun: [0.2, 0.2, 0.8],
      sunColour: air.sunColour,
    }),
  ],
};
