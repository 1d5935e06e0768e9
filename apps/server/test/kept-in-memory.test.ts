import { expect, test } from 'vitest';
import { keptInMemory } from './kept-in-memory.ts';

/** A cache as modules have them: nothing but a closure refers to it. */
function cacheOf(value: unknown) {
  const cache = new Map([['entry', value]]);
  return { clear: () => cache.clear(), size: () => cache.size };
}

const find = async (text: string) => (await keptInMemory([text], {})).has(text);
/** Made when it is asked for, so that only what is tested keeps it. */
const mark = (name: string) => `${name} of ${process.pid}`;

test.each<[string, (text: string) => unknown]>([
  ['an entry', (text) => text],
  ['a part of a longer text', (text) => `users/${text}/photo`],
  ['what an entry has', (text) => ({ face: { owner: { name: text } } })],
  ['a list', (text) => [[{ name: text }]]],
  ['bytes', (text) => ({ plate: Buffer.from(`plate of ${text}`) })],
  ['a set within a map', (text) => new Set([text])],
])('finds what a cache keeps as %s, until it is dropped', async (kind, entryOf) => {
  const cache = cacheOf(entryOf(mark(kind)));
  expect(await find(mark(kind))).toBe(true);
  cache.clear();
  expect(await find(mark(kind))).toBe(false);
  expect(cache.size()).toBe(0);
});

test('finds what is too deep in one cache and not in another, whichever is looked at first', async () => {
  const shared = { face: { owner: { name: mark('shared') } } };
  const deep = () => cacheOf({ a: { b: shared } });
  const caches = [deep(), cacheOf(shared), deep()];
  expect(await find(mark('shared'))).toBe(true);
  for (const cache of caches) cache.clear();
});

test('leaves out what its caller has read', async () => {
  const read = new Map([['row', mark('read')]]);
  expect((await keptInMemory([mark('read')], read)).size).toBe(0);
  expect(read.size).toBe(1);
});
