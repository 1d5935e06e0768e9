import { expect, test } from 'vitest';
import { createIntentions } from './shoot-intention';

const counting = () => {
  let count = 0;
  return createIntentions(() => `key-${++count}`);
};

test('a retry and a double tap keep the key, whatever the order of the faces', () => {
  const intentions = counting();
  expect(intentions.keyFor({ theme: 'snow', faces: ['a', 'b'] })).toBe('key-1');
  expect(intentions.keyFor({ theme: 'snow', faces: ['b', 'a'] })).toBe('key-1');
});

test('another theme or other faces are another intention', () => {
  const intentions = counting();
  intentions.keyFor({ theme: 'snow', faces: ['a'] });
  expect(intentions.keyFor({ theme: 'snow', faces: ['b'] })).toBe('key-2');
  expect(intentions.keyFor({ theme: 'city', faces: ['b'] })).toBe('key-3');
});

test('two pictures of the square are two intentions', () => {
  const intentions = counting();
  intentions.keyFor({ again: 'one', faces: ['a'] });
  expect(intentions.keyFor({ again: 'two', faces: ['a'] })).toBe('key-2');
  expect(intentions.keyFor({ again: 'two', faces: ['a'] })).toBe('key-2');
});

test('the same wish after an answer is a new intention', () => {
  const intentions = counting();
  const wish = { theme: 'snow', faces: ['a'] };
  intentions.settle(intentions.keyFor(wish));
  expect(intentions.keyFor(wish)).toBe('key-2');
});

test('the answer to an older intention leaves the present one open', () => {
  const intentions = counting();
  const older = intentions.keyFor({ theme: 'snow', faces: ['a'] });
  intentions.keyFor({ theme: 'city', faces: ['a'] });
  intentions.settle(older);
  expect(intentions.keyFor({ theme: 'city', faces: ['a'] })).toBe('key-2');
});

test('another description, number of pictures or keyword is another intention', () => {
  const intentions = counting();
  const wish = { custom: { text: 'the sea', count: 4 }, keywords: ['mood.calm', 'hair.red'], faces: ['a'] };
  expect(intentions.keyFor(wish)).toBe('key-1');
  expect(intentions.keyFor({ ...wish, keywords: ['hair.red', 'mood.calm'] })).toBe('key-1');
  expect(intentions.keyFor({ ...wish, custom: { text: 'the sea', count: 5 } })).toBe('key-2');
  expect(intentions.keyFor({ ...wish, keywords: [] })).toBe('key-3');
});
