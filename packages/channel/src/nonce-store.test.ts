import { expect, test } from 'vitest';
import { createMemoryNonceStore } from './nonce-store.ts';

test('takes a nonce once', () => {
  const store = createMemoryNonceStore({ clock: () => 0 });
  expect(store.addOnce('a', 1000)).toBe(true);
  expect(store.addOnce('a', 1000)).toBe(false);
  expect(store.addOnce('a', 500_000)).toBe(false);
  expect(store.addOnce('b', 1000)).toBe(true);
});

test('remembers a nonce until it expires, and forgets it soon after', () => {
  let nowMs = 1_000_000;
  const store = createMemoryNonceStore({ clock: () => nowMs });
  store.addOnce('a', nowMs + 180_000);
  nowMs += 180_000;
  expect(store.addOnce('a', nowMs)).toBe(false);
  nowMs += 30_000;
  expect(store.addOnce('a', nowMs + 180_000)).toBe(true);
});

test('throws when full instead of forgetting, and has room again when nonces expire', () => {
  let nowMs = 0;
  const store = createMemoryNonceStore({ clock: () => nowMs, capacity: 2 });
  store.addOnce('a', 1000);
  store.addOnce('b', 1000);
  expect(() => store.addOnce('c', 1000)).toThrow('full');
  expect(store.addOnce('a', 1000)).toBe(false);
  nowMs = 30_000;
  expect(store.addOnce('c', 31_000)).toBe(true);
});
