/** AEADs of RFC 9180, table 5, that the channel knows. */
export type AeadName = 'aes-128-gcm' | 'aes-256-gcm' | 'chacha20-poly1305';

/** Raw X25519 keys, 32 bytes each. */
export interface KeyPair {
  readonly privateKey: Uint8Array;
  readonly publicKey: Uint8Array;
}

/**
 * The cryptography that the channel is built from, synchronous so that it fits places without WebCrypto.
 * `./node` holds native ones for a server, `./noble` pure JavaScript ones for browsers and mini-programs.
 */
export interface Primitives {
  /** HMAC-SHA256 (RFC 2104): 32 bytes. */
  hmacSha256(key: Uint8Array, data: Uint8Array): Uint8Array;
  /** A fresh X25519 key pair, or the pair that belongs to the given 32-byte private key. */
  x25519KeyPair(privateKey?: Uint8Array): KeyPair;
  /** The X25519 shared secret (RFC 7748), 32 bytes. Throws for a key of another length or a low-order point. */
  x25519SharedSecret(privateKey: Uint8Array, publicKey: Uint8Array): Uint8Array;
  /** Ciphertext with its 16-byte tag behind it. `iv` is 12 bytes and never repeats under one key. */
  aeadSeal(
    aead: AeadName,
    key: Uint8Array,
    iv: Uint8Array,
    associatedData: Uint8Array,
    plaintext: Uint8Array,
  ): Uint8Array;
  /** The plaintext, or undefined when the ciphertext does not authenticate. */
  aeadOpen(
    aead: AeadName,
    key: Uint8Array,
    iv: Uint8Array,
    associatedData: Uint8Array,
    sealed: Uint8Array,
  ): Uint8Array | undefined;
  /** Bytes of a cryptographic random source. Throws when the source has none; never falls back to a weak one. */
  randomBytes(length: number): Uint8Array;
}

/** Bytes of a tag of every AEAD here. */
export const TAG_BYTES = 16;
/** Bytes of an initialisation vector of every AEAD here. */
export const IV_BYTES = 12;
/** Bytes of an X25519 key, private or public. */
export const X25519_BYTES = 32;
