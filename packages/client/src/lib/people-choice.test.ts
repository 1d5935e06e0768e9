import { expect, test } from 'vitest';
import { peopleInShoot, photosToShoot, togglePerson } from './people-choice';

const ann = { mid: 'ann', relation: 'friend' as const, state: 'ready' as const };
const me = { mid: 'u1', relation: 'me' as const, state: 'ready' as const };
/** As the server lists them: whose photo came last comes first. */
const faces = [
  { ...ann, id: 'ann-new' },
  { ...me, id: 'broken', state: 'failed' as const },
  { ...me, id: 'me-new', state: 'preparing' as const },
  { ...ann, id: 'ann-old' },
  { ...me, id: 'me-old' },
];
const ONE = { min: 1, max: 1 };
const PAIR = { min: 1, max: 2 };

test('is of the user when nobody was chosen, whoever was added last', () => {
  expect(peopleInShoot([], faces, PAIR)).toEqual(['me-new']);
});

test('is of somebody else when there is no photo of the user, of the sample last', () => {
  const sample = { id: 'sample', mid: 'sample', relation: 'sample' as const, state: 'ready' as const };
  expect(peopleInShoot([], [sample, { ...ann, id: 'ann-new' }], ONE)).toEqual(['ann-new']);
  expect(peopleInShoot([], [sample], ONE)).toEqual(['sample']);
});

test('keeps the choice, without faces that failed or are gone', () => {
  expect(peopleInShoot(['ann-old'], faces, PAIR)).toEqual(['ann-old']);
  expect(peopleInShoot(['broken', 'gone', 'ann-new'], faces, PAIR)).toEqual(['ann-new']);
});

test('never takes two photos of one person', () => {
  expect(peopleInShoot(['me-old', 'me-new'], faces, PAIR)).toEqual(['me-new']);
  expect(peopleInShoot(['me-old'], faces, { min: 2, max: 2 })).toEqual(['me-old', 'ann-new']);
});

test('a theme for one takes the latest of two', () => {
  expect(peopleInShoot(['me-new', 'ann-old'], faces, ONE)).toEqual(['ann-old']);
});

test('nobody without faces', () => {
  expect(peopleInShoot(['x'], [], ONE)).toEqual([]);
});

test('a tap replaces where one fits, and adds where two do', () => {
  expect(togglePerson(['a'], 'b', ONE)).toEqual(['b']);
  expect(togglePerson(['a'], 'b', PAIR)).toEqual(['a', 'b']);
  expect(togglePerson(['a', 'b'], 'c', PAIR)).toEqual(['b', 'c']);
});

test('a tap on one of two lets go of it; the last one stays', () => {
  expect(togglePerson(['a', 'b'], 'a', PAIR)).toEqual(['b']);
  expect(togglePerson(['a'], 'a', PAIR)).toEqual(['a']);
});

test('all ready photos of who takes part are shot, people in the order of choosing', () => {
  expect(photosToShoot(['me-new', 'ann-old'], faces, [])).toEqual(['me-old', 'ann-new', 'ann-old']);
});

test('one photo alone is shot without the others, ready or not', () => {
  expect(photosToShoot(['me-new', 'ann-old'], faces, ['ann-old'])).toEqual(['me-old', 'ann-old']);
  expect(photosToShoot(['me-new'], faces, ['me-new'])).toEqual(['me-new']);
});

test('a shoot waits for the one that was chosen when none is ready', () => {
  const waiting = faces.filter(({ id }) => id !== 'me-old');
  expect(photosToShoot(['me-new'], waiting, [])).toEqual(['me-new']);
});
