import { describe, expect, it } from 'vitest';
import { seasonOfTerm, solarTermAt } from './solar-term.ts';

/** First days of the terms, minor cold to winter solstice, as the almanacs print them. */
const ALMANAC: Readonly<Record<number, string>> = {
  2024: '01-06 01-20 02-04 02-19 03-05 03-20 04-04 04-19 05-05 05-20 06-05 06-21 07-06 07-22 08-07 08-22 09-07 09-22 10-08 10-23 11-07 11-22 12-06 12-21',
  2025: '01-05 01-20 02-03 02-18 03-05 03-20 04-04 04-20 05-05 05-21 06-05 06-21 07-07 07-22 08-07 08-23 09-07 09-23 10-08 10-23 11-07 11-22 12-07 12-21',
  2026: '01-05 01-20 02-04 02-18 03-05 03-20 04-05 04-20 05-05 05-21 06-05 06-21 07-07 07-23 08-07 08-23 09-07 09-23 10-08 10-23 11-07 11-22 12-07 12-22',
  2027: '01-05 01-20 02-04 02-19 03-06 03-21 04-05 04-20 05-06 05-21 06-06 06-21 07-07 07-23 08-08 08-23 09-08 09-23 10-08 10-23 11-07 11-22 12-07 12-22',
  2028: '01-06 01-20 02-04 02-19 03-05 03-20 04-04 04-19 05-05 05-20 06-05 06-21 07-06 07-22 08-07 08-22 09-07 09-22 10-08 10-23 11-07 11-22 12-06 12-21',
};
const firstDays = Object.entries(ALMANAC).flatMap(([year, days]) =>
  days.split(' ').map((day, term) => ({ term, from: `${year}-${day}` })),
);
const chinaTime = (date: string, time: string) => Date.parse(`${date}T${time}+08:00`);

describe('solarTermAt', () => {
  it.each(firstDays)('begins term $term on $from', ({ term, from }) => {
    expect(solarTermAt(chinaTime(from, '00:00:00'))).toMatchObject({ term, from });
    expect(solarTermAt(chinaTime(from, '00:00:00') - 1).term).toBe((term + 23) % 24);
  });

  it('ends each term on the day before the next one', () => {
    for (const [index, { from }] of firstDays.slice(0, -1).entries()) {
      const next = firstDays[index + 1]?.from ?? '';
      const lastDay = new Date(Date.parse(next) - 86_400_000).toISOString().slice(0, 10);
      expect(solarTermAt(chinaTime(from, '12:00:00')).to).toBe(lastDay);
    }
  });
});

describe('seasonOfTerm', () => {
  it.each([
    ['winter', [20, 21, 22, 23, 0, 1]],
    ['spring', [2, 3, 4, 5, 6, 7]],
    ['summer', [8, 9, 10, 11, 12, 13]],
    ['autumn', [14, 15, 16, 17, 18, 19]],
  ])('%s has six terms', (season, terms) => {
    expect(terms.map(seasonOfTerm)).toEqual(terms.map(() => season));
  });
});
