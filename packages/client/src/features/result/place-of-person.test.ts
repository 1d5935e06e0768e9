import { expect, test } from 'vitest';
import { placeOfPerson } from './place-of-person';

const left = { x: 0.3, y: 0.4, height: 0.3 };
const right = { x: 0.7, y: 0.4, height: 0.2 };
const photo = {
  faces: [
    { id: 'mine', place: left },
    { id: 'hers', place: right },
  ],
};
const known = [
  { id: 'mine', mid: 'me' },
  { id: 'mine-2', mid: 'me' },
  { id: 'hers', mid: 'her' },
];

test('each of two people is found where they are, and not where the larger face is', () => {
  expect(placeOfPerson(photo, 'me', known)).toBe(left);
  expect(placeOfPerson(photo, 'her', known)).toBe(right);
});

test('a person is found in a picture that was made of another photo of theirs', () => {
  const other = { faces: [{ id: 'mine-2', place: right }] };
  expect(placeOfPerson(other, 'me', known)).toBe(right);
});

test('whose photo was deleted since is who is nobody else', () => {
  expect(placeOfPerson(photo, 'her', known.slice(0, 2))).toBe(right);
  expect(placeOfPerson(photo, undefined, [])).toBe(left);
});

test('nobody stands in for a person whose place is not known', () => {
  expect(placeOfPerson({ faces: [{ id: 'mine' }, { id: 'hers', place: right }] }, 'me', known)).toBeUndefined();
  expect(placeOfPerson({}, 'me', known)).toBeUndefined();
});
