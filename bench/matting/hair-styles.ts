/** How a head of hair is drawn. Lengths are shares of the face's height. */
export interface HairStyle {
  name: string;
  /** Lies along the head before it falls; else it stands out. */
  isCombed: boolean;
  /** Dark, middle and light tone of the hair, as red, green and blue from 0 to 255. */
  tones: readonly [dark: Tone, middle: Tone, light: Tone];
  locks: number;
  strandsOfLock: number;
  /** Length of a strand, and how much locks differ. */
  length: number;
  spread: number;
  /** How fast strands turn downwards: 0 stands on end. */
  gravity: number;
  /** Sideways, as in wind. */
  wind: number;
  /** Radius of curls and how many there are to a face's height. */
  curl: number;
  turns: number;
  /** Share of the strands that fly away from their lock. */
  flyaway: number;
  /** Share of the locks that lie over the person's own hair and fall over shoulders and clothes. */
  inFront: number;
}

export type Tone = readonly [red: number, green: number, blue: number];

const BLACK: HairStyle['tones'] = [
  [12, 10, 11],
  [38, 31, 30],
  [96, 84, 80],
];
const BROWN: HairStyle['tones'] = [
  [44, 28, 18],
  [96, 66, 42],
  [168, 126, 84],
];
const BLOND: HairStyle['tones'] = [
  [120, 88, 46],
  [190, 150, 92],
  [240, 212, 156],
];
const GREY: HairStyle['tones'] = [
  [96, 96, 98],
  [168, 168, 170],
  [232, 232, 234],
];

const LONG = {
  isCombed: true,
  locks: 240,
  strandsOfLock: 28,
  length: 2.6,
  spread: 0.3,
  gravity: 0.3,
  wind: 0,
  inFront: 0.6,
};
const SHORT = {
  isCombed: false,
  locks: 420,
  strandsOfLock: 24,
  length: 0.4,
  spread: 0.4,
  gravity: 0.03,
  wind: 0,
  inFront: 0,
};

export const HAIR_STYLES: readonly HairStyle[] = [
  { name: 'long, straight, black', tones: BLACK, ...LONG, curl: 0, turns: 0, flyaway: 0.08 },
  { name: 'long, wavy, blond', tones: BLOND, ...LONG, curl: 0.03, turns: 2.2, flyaway: 0.1 },
  {
    name: 'long, in the wind, brown',
    tones: BROWN,
    ...LONG,
    length: 2,
    gravity: 0.12,
    wind: 0.5,
    curl: 0.02,
    turns: 1.5,
    flyaway: 0.12,
  },
  { name: 'short, curly, black', tones: BLACK, ...SHORT, length: 0.3, curl: 0.03, turns: 7, flyaway: 0.1 },
  { name: 'short, straight, grey', tones: GREY, ...SHORT, length: 0.17, curl: 0.01, turns: 2, flyaway: 0.08 },
  { name: 'shoulder-long, curly, brown', tones: BROWN, ...LONG, length: 1.7, curl: 0.05, turns: 4.5, flyaway: 0.08 },
];
