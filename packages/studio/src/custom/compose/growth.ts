import { mixHex } from '../../stages/colour.ts';
import type { Air } from './airs.ts';
import type { Wish } from './wish.ts';

/** What grows and what lies on the ground, by season. */
export interface Growth {
  key: string;
  leaves: readonly [string, string, string, string, string];
  /** Far and near. */
  ground: readonly [string, string];
  bloom: readonly [shade: string, body: string, bright: string];
  hasSnow: boolean;
  isBare: boolean;
  /** Nothing of the south grows. */
  isCold: boolean;
}

type Plants = Pick<Growth, 'leaves' | 'ground' | 'bloom'>;

const SEASONS: Readonly<Record<string, Plants>> = {
  spring: {
    leaves: ['#d4e6a0', '#a8d07c', '#f8ccdc', '#84b45e', '#ffe4ec'],
    ground: ['#b4d084', '#6f9a4c'],
    bloom: ['#e07f9e', '#f8b4c8', '#fff0f4'],
  },
  summer: {
    leaves: ['#a8cc6a', '#6fa04a', '#e8e08a', '#3f7038', '#8ab85a'],
    ground: ['#8fae58', '#486a30'],
    bloom: ['#d85a6a', '#f0a0a0', '#fff0e0'],
  },
  autumn: {
    leaves: ['#f0b44a', '#d0701e', '#f4d070', '#8c3a1a', '#b8842a'],
    ground: ['#c89a54', '#7c5428'],
    bloom: ['#a83c1c', '#e07a2a', '#ffc860'],
  },
  winter: {
    leaves: ['#b4a898', '#8a7c6c', '#cfc6b8', '#5c5248', '#a0968a'],
    ground: ['#b4ac9c', '#7e7668'],
    bloom: ['#b84a5a', '#e88a9a', '#ffe8ec'],
  },
};
const SNOW: Plants = {
  leaves: ['#f2f6fa', '#d4dee8', '#9aaab8', '#ffffff', '#b8c4d0'],
  ground: ['#f4f8fb', '#ccd8e4'],
  bloom: ['#c8d4e0', '#eef3f8', '#ffffff'],
};

/** Winter brings snow unless it is not wanted, or rain was asked for. */
export function snows(wish: Wish): boolean {
  if (wish.isUnwanted('weather', 'snow')) return false;
  if (wish.has('weather', 'snow')) return true;
  return wish.has('season', 'winter') && !(wish.isTurned && wish.has('weather', 'rain'));
}

export function growthOf(wish: Wish, air: Air, index: number): Growth {
  const seasons = wish.of('season');
  const season =
    seasons[index % Math.max(1, seasons.length)] ?? (wish.forbids('season', 'summer') ? 'spring' : 'summer');
  const hasSnow = snows(wish);
  const plants = hasSnow ? SNOW : (SEASONS[season] ?? SEASONS.summer ?? SNOW);
  const dim = (hex: string): string => mixHex(hex, air.sky[0], air.isDark ? 0.52 : 0.12);
  const [a, b, c, d, e] = plants.leaves;
  return {
    key: `${season}${hasSnow ? 'snow' : ''}`,
    leaves: [dim(a), dim(b), dim(c), dim(d), dim(e)],
    ground: [dim(plants.ground[0]), dim(plants.ground[1])],
    bloom: [dim(plants.bloom[0]), dim(plants.bloom[1]), dim(plants.bloom[2])],
    hasSnow,
    isBare: season === 'winter',
    isCold: hasSnow || (season === 'winter' && !wish.isOld),
  };
}
