import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNoblePrimitives } from './noble.ts';
import { createNodePrimitives } from './node.ts';
import type { AeadName } from './primitives.ts';

const node = createNodePrimitives();
const noble = createNoblePrimitives(node);
const aeads: readonly [AeadName, number][] = [
  ['aes-128-gcm', 16],
  ['aes-256-gcm', 32],
  ['chacha20-poly1305', 32],
];

test('HMAC is the same in node:crypto, over the one-shot hash and in noble', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), fc.uint8Array({ maxLength: 200 }), (key, data) => {
      const expected = new Uint8Array(createHmac('sha256', key).update(data).digest());
      expect(node.hmacSha256(key, data)).toEqual(expected);
      expect(noble.hmacSha256(key, data)).toEqual(expected);
    }),
  );
});

test('key agreement is the same between node and noble, for any bytes as keys', () => {
  const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(key, key, (privateKey, peer) => {
      expect(noble.x25519KeyPair(privateKey)).toEqual(node.x25519KeyPair(privateKey));
      const { publicKey } = node.x25519KeyPair(peer);
      expect(noble.x25519SharedSecret(privateKey, publicKey)).toEqual(node.x25519SharedSecret(privateKey, publicKey));
    }),
    { numRuns: 30 },
  );
});

test('a public key of low order is refused', () => {
  const { privateKey } = node.x25519KeyPair();
  for (const primitives of [node, noble]) {
    for (const first of [0, 1]) {
      const lowOrder = new Uint8Array(32);
      lowOrder[0] = first;
      expect(() => primitives.x25519SharedSecret(privateKey, lowOrder)).toThrow();
    }
  }
});

// On both sides of the length from which node's primitives are native.
const lengths = fc.oneof(
  ...[0, 200, 1023, 1024, 3000].map((length) => fc.uint8Array({ minLength: length, maxLength: length + 20 })),
);

test.each(aeads)('%s is the same in node and noble, and refuses what was changed', (aead, keyBytes) => {
  const key = node.randomBytes(keyBytes);
  const iv = node.randomBytes(12);
  fc.assert(
    fc.property(fc.uint8Array(), lengths, (associatedData, plaintext) => {
      const sealed = node.aeadSeal(aead, key, iv, associatedData, plaintext);
      expect(noble.aeadSeal(aead, key, iv, associatedData, plaintext)).toEqual(sealed);
      for (const primitives of [node, noble]) {
        expect(primitives.aeadOpen(aead, key, iv, associatedData, sealed)).toEqual(plaintext);
        const longer = Uint8Array.of(...associatedData, 0);
        expect(primitives.aeadOpen(aead, key, iv, longer, sealed)).toBeUndefined();
        expect(primitives.aeadOpen(aead, key, iv, associatedData, sealed.subarray(1))).toBeUndefined();
      }
    }),
    { numRuns: 40 },
  );
});

test('a key of the wrong length is an error, not a message that does not authenticate', () => {
  const [key, iv, sealed] = [new Uint8Array(31), new Uint8Array(12), new Uint8Array(16)];
  for (const primitives of [node, noble]) {
    expect(() => primitives.aeadOpen('chacha20-poly1305', key, iv, key, sealed)).toThrow(RangeError);
  }
});

test('a random source that gives too little is refused', () => {
  const short = createNoblePrimitives({ randomBytes: () => new Uint8Array(1) });
  expect(() => short.randomBytes(2)).toThrow();
  expect(() => short.x25519KeyPair()).toThrow();
});
