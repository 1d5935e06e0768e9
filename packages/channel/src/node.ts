import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hash,
  randomBytes,
} from 'node:crypto';
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { concatBytes } from './bytes.ts';
import { type AeadName, type Primitives, TAG_BYTES, X25519_BYTES } from './primitives.ts';

const BLOCK_BYTES = 64;
// Setting up a native cipher takes 12 us on Node 24, whatever the length: shorter messages are done sooner in JavaScript.
const NATIVE_FROM_BYTES = 1024;
// DER around a raw X25519 key, RFC 8410: PKCS #8 for private keys, SubjectPublicKeyInfo for public ones.
const PRIVATE_PREFIX = Uint8Array.from(Buffer.from('302e020100300506032b656e04220420', 'hex'));
const PUBLIC_PREFIX = Uint8Array.from(Buffer.from('302a300506032b656e032100', 'hex'));

/** HMAC over the one-shot hash: Node 24's createHmac takes more than twice as long for keys of this size. */
function hmacSha256(key: Uint8Array, data: Uint8Array): Uint8Array {
  const blockKey = key.length > BLOCK_BYTES ? hash('sha256', key, 'buffer') : key;
  const inner = new Uint8Array(BLOCK_BYTES + data.length);
  const outer = new Uint8Array(BLOCK_BYTES + 32);
  for (let index = 0; index < BLOCK_BYTES; index++) {
    const byte = blockKey[index] ?? 0;
    inner[index] = byte ^ 0x36;
    outer[index] = byte ^ 0x5c;
  }
  inner.set(data, BLOCK_BYTES);
  outer.set(hash('sha256', inner, 'buffer'), BLOCK_BYTES);
  return new Uint8Array(hash('sha256', outer, 'buffer'));
}

function importPrivateKey(raw: Uint8Array) {
  if (raw.length !== X25519_BYTES) throw new RangeError('an X25519 private key has 32 bytes');
  return createPrivateKey({ key: Buffer.from(concatBytes(PRIVATE_PREFIX, raw)), format: 'der', type: 'pkcs8' });
}

function importPublicKey(raw: Uint8Array) {
  if (raw.length !== X25519_BYTES) throw new RangeError('an X25519 public key has 32 bytes');
  return createPublicKey({ key: Buffer.from(concatBytes(PUBLIC_PREFIX, raw)), format: 'der', type: 'spki' });
}

// Node types each AEAD with its own overload; one name satisfies the compiler for all three.
const cipherName = (aead: AeadName) => aead as 'aes-256-gcm';

// A key of the wrong length is left to the native cipher, which refuses it.
const isShort = (aead: AeadName, key: Uint8Array, lengthBytes: number): boolean =>
  aead === 'chacha20-poly1305' && key.length === 32 && lengthBytes < NATIVE_FROM_BYTES;

function aeadSeal(aead: AeadName, key: Uint8Array, iv: Uint8Array, associatedData: Uint8Array, plaintext: Uint8Array) {
  if (isShort(aead, key, plaintext.length)) return chacha20poly1305(key, iv, associatedData).encrypt(plaintext);
  const cipher = createCipheriv(cipherName(aead), key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(associatedData, { plaintextLength: plaintext.length });
  return concatBytes(cipher.update(plaintext), cipher.final(), cipher.getAuthTag());
}

function createOpener(aead: AeadName, key: Uint8Array, iv: Uint8Array, associatedData: Uint8Array, sealed: Uint8Array) {
  if (isShort(aead, key, sealed.length)) {
    const cipher = chacha20poly1305(key, iv, associatedData);
    return () => cipher.decrypt(sealed);
  }
  const ciphertext = sealed.subarray(0, -TAG_BYTES);
  const decipher = createDecipheriv(cipherName(aead), key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(associatedData, { plaintextLength: ciphertext.length });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const plaintext = decipher.update(ciphertext);
  return () => concatBytes(plaintext, decipher.final());
}

/** Native primitives of node:crypto, for a server; short ChaCha20-Poly1305 messages go through noble, which is quicker. */
export function createNodePrimitives(): Primitives {
  return {
    hmacSha256,
    x25519KeyPair(privateKey = new Uint8Array(randomBytes(X25519_BYTES))) {
      const der = createPublicKey(importPrivateKey(privateKey)).export({ format: 'der', type: 'spki' });
      return { privateKey, publicKey: new Uint8Array(der.subarray(-X25519_BYTES)) };
    },
    x25519SharedSecret: (privateKey, publicKey) =>
      new Uint8Array(
        diffieHellman({ privateKey: importPrivateKey(privateKey), publicKey: importPublicKey(publicKey) }),
      ),
    aeadSeal,
    aeadOpen(aead, key, iv, associatedData, sealed) {
      if (sealed.length < TAG_BYTES) return undefined;
      const open = createOpener(aead, key, iv, associatedData, sealed);
      try {
        return open();
      } catch {
        return undefined; // Key and iv were accepted: what is left to fail is a tag that does not match.
      }
    },
    randomBytes: (length) => new Uint8Array(randomBytes(length)),
  };
}
