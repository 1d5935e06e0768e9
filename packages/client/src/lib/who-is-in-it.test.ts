import { createTranslator } from '@kinora/locales';
import { expect, test } from 'vitest';
import { whoIsInIt } from './who-is-in-it';

const TEXT = { one: '%d person: %s', other: '%d people together: %s' };
const t = createTranslator('en', new Map([['theme.in-it', TEXT]]));
const PEOPLE = [
  { id: 'a', name: 'Me' },
  { id: 'b', name: 'Nicole' },
];

test('says how many will be in the picture, and who', () => {
  expect(whoIsInIt(t, PEOPLE, ['a'])).toBe('1 person: Me');
  expect(whoIsInIt(t, PEOPLE, ['a', 'b'])).toBe('2 people together: Me, Nicole');
  expect(whoIsInIt(t, PEOPLE, [])).toBeUndefined();
});
