import { expect, it } from 'vitest';
import { oneTapProblem } from './one-tap-problem';

/** Every code that the specification names (section 8), but for China Mobile's 103000, which is none of a problem. */
const NAMED = [
  ...[10010, 10012, 10030, 10031, 10032, 10033, 10040, 10041, 40000, 10051, 10052, 10053],
  ...[10061, 10062, 10071, 10072, 10073, 30001, 30002, 501, 502, 503, 504, 505, 506, 507, 508, 509, 103005, 104012],
];

it('makes something of every code, says nothing to who left, and asks again for wrong digits alone', () => {
  const of = (problem: string) => NAMED.filter((code) => oneTapProblem(code) === problem);
  expect(of('left')).toEqual([30001, 30002, 501, 503]);
  expect(of('wrong-digits')).toEqual([104012]);
  expect(of('no-mobile-data')).toEqual([10032, 10033, 10040, 504]);
  expect(of('no-carrier')).toEqual([40000, 10051, 10052, 10053, 10061, 10062, 10071, 10072, 10073]);
  expect(of('no-answer')).toEqual([10010, 10030, 10031, 103005]);
  expect(of('unavailable')).toEqual([10012, 10041, 502, 505, 506, 507, 508, 509]);
  expect(oneTapProblem(1)).toBe('unavailable');
});
