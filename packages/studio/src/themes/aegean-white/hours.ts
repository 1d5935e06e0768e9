import type { Whitewash } from './houses.ts';

export const NOON: Whitewash = {
  lit: '#ffffff',
  low: '#e8eef6',
  shade: '#a9bcd8',
  blue: '#2a6ad0',
  deepBlue: '#123a86',
};
export const NOON_RIGHT: Whitewash = { ...NOON, sunRight: true };
export const EVENING: Whitewash = {
  lit: '#ffdcc0',
  low: '#f0b4a0',
  shade: '#9c88b4',
  blue: '#4a6cb8',
  deepBlue: '#2a3670',
  lamps: '#ffd27a',
};
export const DUSK: Whitewash = {
  lit: '#8fa4d0',
  low: '#6a80b4',
  shade: '#3c4a80',
  blue: '#2c4c98',
  deepBlue: '#14285c',
  lamps: '#ffc46a',
};
