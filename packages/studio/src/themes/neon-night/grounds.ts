import { asphalt } from './streets.ts';
import { stripedSun } from './striped-sun.ts';

export const PINK = '#ff3fa4';
export const CYAN = '#19e3ff';
export const VIOLET = '#9d4dff';

/** What is drawn: the poster, and the wet ground that prints lie on. */
export const PLACES = {
  poster: stripedSun('poster'),
  asphalt: asphalt('asphalt', [PINK, VIOLET, '#3f5dff']),
  asphaltCyan: asphalt('asphalt-cyan', [CYAN, '#2affc6', '#ff9d4a']),
} as const;
