import { lumaOf, mixHex, rgbOfHex } from '../../stages/colour.ts';
import type { LookName } from '../../stages/grade/looks.ts';
import type { Wish } from './wish.ts';

/** An hour with its weather: the colours that everything in a scene takes. */
export interface Air {
  /** Names the variant in the scene cache. */
  key: string;
  /** Top, middle, at the horizon. */
  sky: readonly [string, string, string];
  /** What stands far and near against it. */
  far: string;
  near: string;
  sunColour: string;
  /** Lamps and windows. */
  lamp: string;
  isDark: boolean;
  look: LookName;
}

type Hour = readonly [top: string, middle: string, low: string, sun: string, look: LookName];

/** Each time in five tones, bright and dark by turns, so that the pictures of one shoot are apart. */
const HOURS = {
  dawn: [
    ['#8ea6cc', '#e6c8cc', '#ffe6cc', '#fff2d8', 'pastel'],
    ['#2c3c66', '#7a7ca8', '#f0b8a0', '#ffd8b4', 'cool'],
    ['#dce6ea', '#f4ece0', '#fff4dc', '#fffaf0', 'clean'],
    ['#4a3a6a', '#b06a8a', '#ffb890', '#ffe0c0', 'film'],
    ['#5a8a9a', '#b8d0c4', '#f8e4b0', '#fff4cc', 'teal'],
  ],
  day: [
    ['#4f93d8', '#a5cdf0', '#eaf3f6', '#fff8e4', 'clean'],
    ['#16406e', '#3f78ac', '#8fb4cc', '#fff4dc', 'teal'],
    ['#e4e6e2', '#f4f2ea', '#fdf8ec', '#ffffff', 'pastel'],
    ['#2f5a52', '#6a9a84', '#c4dcb0', '#fff0c0', 'forest'],
    ['#9ab4cc', '#e6dcbc', '#fbe2ac', '#fff0c4', 'film'],
  ],
  sunset: [
    ['#7a86ad', '#f0b070', '#ffd896', '#fff1cf', 'gold'],
    ['#2e2458', '#864f88', '#f0a08a', '#ffd9b0', 'rose'],
    ['#c9cfe0', '#f6d3c4', '#ffe9d2', '#fffaf0', 'pastel'],
    ['#260d1e', '#84221f', '#f0702c', '#ffd06a', 'film'],
    ['#6a5aa0', '#e08aac', '#ffc4ac', '#ffe8d0', 'clean'],
  ],
  dusk: [
    ['#1c2c58', '#4a5a92', '#c08a8a', '#ffd8c0', 'cool'],
    ['#7a7aa8', '#c0a8c4', '#f4d6c4', '#fff0e0', 'rose'],
    ['#0c1430', '#22325c', '#6a5a7c', '#e8d0d8', 'film'],
    ['#3a7a92', '#8ab8bc', '#ecc8a8', '#fff0d8', 'pastel'],
    ['#0e3440', '#2a6e76', '#84b8a0', '#e8f4dc', 'teal'],
  ],
  night: [
    ['#050a1c', '#0e1c44', '#26386a', '#dce8ff', 'cool'],
    ['#39455f', '#66759a', '#a4b2cc', '#f4f8ff', 'clean'],
    ['#0a0618', '#2a1448', '#6a2f72', '#ffd0f0', 'neon'],
    ['#20140e', '#5e361a', '#b87838', '#ffe0a0', 'gold'],
    ['#04141c', '#0c3a4a', '#2a7a86', '#d8fff4', 'teal'],
  ],
} as const satisfies Record<string, readonly Hour[]>;

export type TimeId = keyof typeof HOURS;
/** Without a word about the time each place has its usual light. */
const USUAL: Readonly<Record<string, TimeId>> = { space: 'night', market: 'night', skyline: 'dusk', stage: 'night' };
const LAMP = '#ffd890';

/** The airs of a shoot, as many as there are variants; neighbours differ in brightness. */
export function airsOf(wish: Wish, place: string): Air[] {
  const isNightly = wish.has('light', 'moonlight') || wish.has('light', 'neon');
  const usual = allowedHour(wish, isNightly ? 'night' : (USUAL[place] ?? 'day'));
  const times = wish.of('time').filter((id): id is TimeId => id in HOURS);
  const hours = (times.length > 0 ? times : [usual]).flatMap((time) =>
    HOURS[time].map((hour, i) => ({ hour, key: `${time}${i}` })),
  );
  const many = times.length > 1 ? interleave(hours, times.length) : hours;
  const airs = many.map(({ hour, key }) => weathered(hour, key, wish));
  if (!wish.has('mood', 'mysterious') && !wish.has('light', 'dramatic')) return airs;
  return [...airs].sort((a, b) => Number(b.isDark) - Number(a.isDark));
}

/** The airs of one hour, whatever hour was asked for: what a set was photographed in. */
export function airsOfHour(wish: Wish, time: TimeId): Air[] {
  return HOURS[time].map((hour, i) => weathered(hour, `${time}${i}`, wish));
}

/** Another hour where this one must not be. */
function allowedHour(wish: Wish, hour: TimeId): TimeId {
  if (!wish.forbids('time', hour)) return hour;
  return hour === 'day' ? 'sunset' : 'day';
}

function interleave<T>(list: readonly T[], groups: number): T[] {
  const size = list.length / groups;
  return Array.from({ length: list.length }, (_, i) => list[(i % groups) * size + Math.floor(i / groups)]).filter(
    (item): item is T => item !== undefined,
  );
}

/** Grey of clouds, white of fog, by how dark the hour is. */
function weathered([top, middle, low, sunColour, look]: Hour, hour: string, wish: Wish): Air {
  const isDark = lumaOf(...rgbOfHex(middle)) < 0.45;
  const layers: (readonly [string, number])[] = [];
  const asks = (id: string): boolean => wish.has('weather', id);
  if (asks('rain')) layers.push([isDark ? '#27343e' : '#8a98a2', 0.5]);
  if (asks('cloud')) layers.push([isDark ? '#39444e' : '#aab2b8', 0.5]);
  if (asks('fog')) layers.push([isDark ? '#4a565e' : '#dcdfde', 0.55]);
  if (asks('snow')) layers.push([isDark ? '#33425c' : '#e6eef5', 0.35]);
  const of = (hex: string): string => layers.reduce((colour, [veil, share]) => mixHex(colour, veil, share), hex);
  const sky = [of(top), of(middle), of(low)] as const;
  return {
    key: `${hour}${layers.map(([veil]) => veil.slice(1, 4)).join('')}`,
    sky,
    far: mixHex(sky[1], '#3a434c', isDark ? 0.35 : 0.32),
    near: mixHex(sky[0], '#14181c', isDark ? 0.55 : 0.62),
    sunColour: of(sunColour),
    lamp: LAMP,
    isDark,
    look,
  };
}
