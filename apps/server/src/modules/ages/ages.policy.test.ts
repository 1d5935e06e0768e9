import type { PersonInfo } from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import {
  mayShowPerson,
  mergeSaid,
  mustAskAge,
  needsGuardian,
  type SaidOfSelf,
  type StatedAge,
  standingOf,
} from './ages.policy.ts';

const rule = { guardianAge: 14, year: 2025 };
const off = { ...rule, guardianAge: 0 };
const yes: StatedAge = { is_of_age: true, age: 14 };
const no: StatedAge = { is_of_age: false, age: 14 };

/** What was said, the answer to the question, and what follows. */
const STANDINGS: readonly [string, PersonInfo, StatedAge | undefined, ReturnType<typeof standingOf>][] = [
  ['nothing', {}, undefined, 'unknown'],
  ['something else', { gender: 1, hair: 'long' }, undefined, 'unknown'],
  ['a year of birth far back', { birth: 1990 }, undefined, 'of-age'],
  ['a year in which they turn that age', { birth: 2011 }, undefined, 'of-age'],
  ['a year in which they do not', { birth: 2012 }, undefined, 'under-age'],
  ['an age', { age: 13 }, undefined, 'under-age'],
  ['that very age', { age: 14 }, undefined, 'of-age'],
  ['a grown-up with an old photo', { birth: 1990, age: 8 }, undefined, 'of-age'],
  ['a child who passes for older', { birth: 2015, age: 20 }, undefined, 'under-age'],
  ['that they are', {}, yes, 'of-age'],
  ['that they are not', {}, no, 'under-age'],
  ['that they are, and a year by which they are not', { birth: 2015 }, yes, 'under-age'],
  ['that they are not, and a year by which they are', { birth: 1990 }, no, 'of-age'],
  ['that they are, when less was asked for', {}, { is_of_age: true, age: 13 }, 'unknown'],
  ['that they are, when more was asked for', {}, { is_of_age: true, age: 16 }, 'of-age'],
  ['that they are not, when more was asked for', {}, { is_of_age: false, age: 16 }, 'unknown'],
  ['that they are not, when less was asked for', {}, { is_of_age: false, age: 13 }, 'under-age'],
];

describe('whoever said', () => {
  it.each(STANDINGS)('%s', (_, info, stated, standing) => {
    expect(standingOf(info, stated, rule)).toBe(standing);
  });

  it('anything is of age where the operator asks nobody', () => {
    expect(standingOf({ birth: 2020 }, no, off)).toBe('of-age');
  });
});

const said = (info: PersonInfo, stated?: StatedAge): SaidOfSelf => ({ info, stated });
/** What was said in the account that stays and in the other one, and what is said afterwards. */
const MERGED: readonly [string, SaidOfSelf, SaidOfSelf, PersonInfo][] = [
  ['nothing in either', said({}), said({}), {}],
  ['all in the other one', said({}), said({ gender: 2, birth: 1990 }), { gender: 2, birth: 1990 }],
  [
    'each in one',
    said({ hair: 'long', birth: 1990 }),
    said({ gender: 1, hair: 'short', age: 20 }),
    { gender: 1, hair: 'long', birth: 1990 },
  ],
  ['a year of a child in the other one', said({ birth: 1990 }), said({ birth: 2015 }), { birth: 2015 }],
  ['a year of a child in the one that stays', said({ birth: 2015 }), said({ birth: 1990 }), { birth: 2015 }],
  ['two years of a child', said({ birth: 2013 }), said({ birth: 2015, age: 9 }), { birth: 2015, age: 9 }],
  ['two years of a child, the other way round', said({ age: 5 }), said({ birth: 2015 }), { age: 5 }],
  ['a year, and the other one too young', said({ birth: 1990, gender: 1 }), said({}, no), { gender: 1 }],
  ['too young, and a year in the other one', said({}, no), said({ birth: 1990 }), {}],
  ['too young, and a year of a child in the other one', said({}, no), said({ birth: 2015 }), { birth: 2015 }],
];

it.each(MERGED)('of two accounts that become one, with %s, the stricter age is kept', (_, own, other, merged) => {
  expect(mergeSaid(own, other, rule)).toEqual(merged);
});

it('only who never said is asked for their age, and only where the photo looks younger', () => {
  const asked = (['of-age', 'under-age', 'unknown'] as const).map((standing) =>
    [5, 13, 14, 40].map((estimate) => mustAskAge(standing, estimate, rule)),
  );
  const never = [false, false, false, false];
  expect(asked).toEqual([never, never, [true, true, false, false]]);
  expect(mustAskAge('unknown', 1, off)).toBe(false);
});

/** Who somebody is, what was said of them, whether that is a child, and by whose consent they may be shot: `x` yes. */
const PEOPLE = [
  ['a friend', 'friend', {}, false, { self: 'x', guardian: 'x', nobody: '-' }],
  ['a friend of thirty', 'friend', { birth: 1995 }, false, { self: 'x', guardian: 'x', nobody: '-' }],
  ['a friend who is too young', 'friend', { birth: 2015 }, true, { self: '-', guardian: 'x', nobody: '-' }],
  ['a sister of nine', 'sibling', { age: 9 }, true, { self: '-', guardian: 'x', nobody: '-' }],
  ['a child', 'child', {}, true, { self: '-', guardian: 'x', nobody: '-' }],
  ['a grown-up child', 'child', { birth: 1995 }, true, { self: '-', guardian: 'x', nobody: '-' }],
] as const;

it.each(PEOPLE)('%s is shot by whose consent the table says', (_, relation, info, isChild, table) => {
  expect(needsGuardian(relation, info, rule)).toBe(isChild);
  const may = (by: 'self' | 'guardian' | undefined) => (mayShowPerson(isChild, by) ? 'x' : '-');
  expect({ self: may('self'), guardian: may('guardian'), nobody: may(undefined) }).toEqual(table);
});
