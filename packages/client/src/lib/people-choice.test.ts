import { expect, test } from 'vitest';
import { peopleInShoot, togglePerson } from './people-choice';

const faces = [
  { id: 'new', state: 'preparing' as const },
  { id: 'broken', state: 'failed' as const },
  { id: 'old', state: 'ready' as const },
];
const ONE = { min: 1, max: 1 };
const PAIR = { min: 1, max: 2 };

test('takes the newest usable face when nobody was chosen', () => {
  expect(peopleInShoot([], faces, PAIR)).toEqual(['new']);
  expect(peopleInShoot([], faces.slice(1), ONE)).toEqual(['old']);
});

test('keeps the choice, without faces that failed or are gone', () => {
  expect(peopleInShoot(['old'], faces, PAIR)).toEqual(['old']);
  expect(peopleInShoot(['broken', 'gone', 'old'], faces, PAIR)).toEqual(['old']);
});

test('a theme for one takes the latest of two', () => {
  expect(peopleInShoot(['new', 'old'], faces, ONE)).toEqual(['old']);
});

test('a theme for two fills up as far as there are faces', () => {
  expect(peopleInShoot(['old'], faces, { min: 2, max: 2 })).toEqual(['old', 'new']);
  expect(peopleInShoot([], faces.slice(2), { min: 2, max: 2 })).toEqual(['old']);
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
