import { glow } from '../../../scenes/brushes/glow.ts';
import { cssOfHex, mixHex } from '../../../stages/colour.ts';
import { type Shore, shore } from '../../../themes/seaside-sunset/shores.ts';
import { paintDepth } from '../painters/depth.ts';
import { type Ground, nameOf, type Place, painted, type Setting } from './setting.ts';

type Sand = readonly [y: number, wet: string, dry: string];

function coast(name: string, change: (setting: Setting, sand: Sand) => Partial<Shore>): Ground {
  return (setting) => {
    const { air, growth, seed } = setting;
    const [dry, wet] = growth.hasSnow
      ? [growth.ground[0], mixHex(air.sky[2], growth.ground[1], 0.5)]
      : [mixHex('#e0c496', air.sky[0], air.isDark ? 0.55 : 0.1), mixHex(air.sky[2], '#a88a62', 0.4)];
    return shore(
      {
        name: nameOf(name, setting),
        sky: air.sky,
        water: [mixHex(air.sky[2], air.sky[1], 0.45), mixHex(air.sky[0], '#0c2430', air.isDark ? 0.35 : 0.2)],
        sun: [0.78, 0.5, 0],
        sunColour: air.sunColour,
        clouds: [mixHex(air.sky[1], air.sky[0], 0.5), mixHex(air.sky[2], '#ffffff', 0.3)],
        ...change(setting, [0.8, wet, dry]),
      },
      seed,
    );
  };
}

const low = (isDark: boolean): number => (isDark ? 0.52 : 0.5);

export const SEA: Place = {
  grounds: [
    coast('beach', ({ air }, sand) => ({
      horizon: low(air.isDark),
      sand,
      things: [{ kind: 'gulls', x: 0.3, size: 0.4, colour: air.near }],
    })),
    coast('sail', ({ air }) => ({
      horizon: 0.6,

      sun: [0.2, 0.5, 0.06],
      things: [
        { kind: 'headland', x: 0.9, size: 0.6, colour: air.far },
        { kind: 'boat', x: 0.24, size: 0.14, colour: air.near },
      ],
    })),
    coast('lighthouse', ({ air }) => ({
      horizon: 0.56,

      sun: [0.7, 0.5, 0],
      things: [{ kind: 'lighthouse', x: 0.18, size: 0.14, colour: air.near }],
      blur: 0.004,
    })),
    coast('palms', ({ air, growth }, sand) => ({
      horizon: 0.58,
      sand,
      things: growth.isCold
        ? [{ kind: 'rocks', x: 0.82, size: 0.5, colour: air.far }]
        : [{ kind: 'palm', x: 0.9, size: 0.62, colour: mixHex(air.near, air.far, 0.3) }],
      blur: 0.008,
    })),
    coast('pier', ({ air }) => ({
      horizon: 0.48,

      sparkle: 26,
      sun: [0.5, 0.4, 0.1],
      things: [{ kind: 'rocks', x: 0.12, size: 0.5, colour: air.near }],
    })),
  ],
};

export const LAKE: Place = {
  grounds: [
    coast('lake', ({ air }) => ({
      horizon: 0.54,

      things: [
        { kind: 'headland', x: 0.15, size: 0.7, colour: mixHex(air.far, air.sky[2], 0.35) },
        { kind: 'headland', x: 0.85, size: 0.55, colour: air.far },
      ],
    })),
    (setting) => {
      const { air, growth, seed } = setting;
      return {
        kind: 'forest',
        seed,
        sky: [air.sky[0], air.sky[2]],
        trees: forestRows(setting),
        ground: growth.hasSnow ? growth.ground[0] : mixHex(air.sky[2], air.sky[0], 0.4),
      };
    },
    coast('lake-near', ({ air }) => ({
      horizon: 0.46,

      sun: [0.3, 0.4, 0.05],
      sparkle: 18,
      things: [{ kind: 'headland', x: 0.6, size: 0.9, colour: air.far }],
      blur: 0.01,
    })),
    coast('lake-boat', ({ air, growth }) => ({
      horizon: 0.62,
      sand: [0.86, mixHex(air.sky[2], growth.ground[1], 0.6), growth.ground[1]],
      things: [
        { kind: 'headland', x: 0.4, size: 0.8, colour: mixHex(air.far, air.sky[2], 0.4) },
        { kind: 'boat', x: 0.8, size: 0.1, colour: air.near },
      ],
    })),
  ],
};

/** Four rows of trees between the sky and what is near. */
export function forestRows({ air, growth }: Setting): string[] {
  const wood = growth.hasSnow ? mixHex(growth.leaves[2], air.near, 0.25) : mixHex(growth.leaves[3], air.near, 0.3);
  return [0.2, 0.42, 0.66, 0.95].map((share) => mixHex(air.sky[2], wood, share));
}

const depth =
  (name: string, colours: readonly [string, string, string], rays: number): Ground =>
  (setting) =>
    painted(name, setting, (context, w, h, random) => paintDepth(context, w, h, random, { colours, rays }));

export const UNDERWATER: Place = {
  grounds: [
    depth('reef', ['#8fe4ec', '#2a9ab4', '#0b4a66'], 7),
    depth('deep', ['#1a5a86', '#0c2f58', '#040f26'], 4),
    depth('lagoon', ['#d4f8ec', '#6fd4c8', '#2f9a9c'], 9),
    depth('violet-deep', ['#6a8ae0', '#3a3f9a', '#14123e'], 5),
    (setting) =>
      painted('green-deep', setting, (context, w, h, random) => {
        paintDepth(context, w, h, random, { colours: ['#b4e8b0', '#3f9a84', '#0c3f40'], rays: 6 });
        glow(context, w * 0.3, 0, w * 0.9, '#f4ffd8', 0.5);
        context.fillStyle = cssOfHex('#0c3f40', 0.1);
        context.fillRect(0, 0, w, h);
      }),
  ],
};
