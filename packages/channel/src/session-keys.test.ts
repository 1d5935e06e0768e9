import { expect, test } from 'vitest';
import { createNodePrimitives } from './node.ts';
import { acceptSessionKeys, offerSessionKeys } from './session-keys.ts';

const primitives = createNodePrimitives();
const pair = primitives.x25519KeyPair();

test('both sides derive the same keys, another for each direction', () => {
  const { enc, keys } = offerSessionKeys(primitives, 'k1', pair.publicKey);
  expect(acceptSessionKeys(primitives, 'k1', pair, enc)).toEqual(keys);
  expect(keys.commandKey).toHaveLength(32);
  expect(keys.answerKey).not.toEqual(keys.commandKey);
});

test('every session has keys of its own', () => {
  const [first, second] = [0, 1].map(() => offerSessionKeys(primitives, 'k1', pair.publicKey));
  expect(first?.keys.commandKey).not.toEqual(second?.keys.commandKey);
});

test('the id of the server key is part of what both sides derive from', () => {
  const { enc, keys } = offerSessionKeys(primitives, 'k1', pair.publicKey);
  expect(acceptSessionKeys(primitives, 'k2', pair, enc)).not.toEqual(keys);
});
