import { gcm } from '@noble/ciphers/aes.js';
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { x25519 } from './noble-x25519.ts';
import { type AeadName, type Primitives, TAG_BYTES, X25519_BYTES } from './primitives.ts';

const cipherOf = (aead: AeadName) => (aead === 'chacha20-poly1305' ? chacha20poly1305 : gcm);

const KEY_BYTES: Record<AeadName, number> = { 'aes-128-gcm': 16, 'aes-256-gcm': 32, 'chacha20-poly1305': 32 };

function cipher(aead: AeadName, key: Uint8Array, iv: Uint8Array, associatedData: Uint8Array) {
  if (key.length !== KEY_BYTES[aead]) throw new RangeError(`a key of ${aead} has ${KEY_BYTES[aead]} bytes`);
  return cipherOf(aead)(key, iv, associatedData);
}

/**
 * Pure JavaScript primitives of the noble libraries, for browsers and mini-programs: no WebCrypto, no TextEncoder.
 * `randomBytes` is the platform's cryptographic source, or `take` of an entropy pool where that one is asynchronous.
 */
export function createNoblePrimitives(source: { randomBytes(length: number): Uint8Array }): Primitives {
  const randomBytes = (length: number): Uint8Array => {
    const bytes = source.randomBytes(length);
    if (bytes.length !== length) throw new Error('the random source returned another length than asked');
    return bytes;
  };
  return {
    hmacSha256: (key, data) => hmac(sha256, key, data),
    x25519KeyPair: (privateKey = randomBytes(X25519_BYTES)) => ({
      privateKey,
      publicKey: x25519.getPublicKey(privateKey),
    }),
    x25519SharedSecret: (privateKey, publicKey) => x25519.getSharedSecret(privateKey, publicKey),
    aeadSeal: (aead, key, iv, associatedData, plaintext) => cipher(aead, key, iv, associatedData).encrypt(plaintext),
    aeadOpen(aead, key, iv, associatedData, sealed) {
      if (sealed.length < TAG_BYTES) return undefined;
      const opener = cipher(aead, key, iv, associatedData);
      try {
        return opener.decrypt(sealed);
      } catch {
        return undefined; // Key, iv and length are checked above: what remains is a tag that does not match.
      }
    },
    randomBytes,
  };
}
