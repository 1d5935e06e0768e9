import { expect, it } from 'vitest';
import { restMinutes } from './rest-minutes.ts';

const NOW = 100_000_000;
const MINUTE_MS = 60_000;
const terms = { freeBatch: 3, waitMinutes: 180 };

it.each([
  ['nothing was shot', [], terms, 0],
  ['fewer shoots than may be', [1, 20], terms, 0],
  ['as many, the first of them an hour ago', [1, 20, 60], terms, 120],
  ['more, of which the last ones count', [1, 20, 60, 170], terms, 120],
  ['a part of a minute is left', [1, 20, 179.5], terms, 1],
  ['the first of them is as old as is said', [1, 20, 180], terms, 0],
  ['the first of them is older', [1, 20, 200], terms, 0],
  ['any number may be shot', [1, 2, 3], { ...terms, freeBatch: 0 }, 0],
  ['one may be shot', [10], { freeBatch: 1, waitMinutes: 30 }, 20],
])('minutes of rest where %s', (_what, minutesAgo, said, rest) => {
  const ended = minutesAgo.map((minutes) => NOW - minutes * MINUTE_MS);
  expect(restMinutes(ended, said, NOW)).toBe(rest);
});
