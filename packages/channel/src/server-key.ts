import { encodeBase64Url } from './base64url.ts';
import type { KeyPair, Primitives } from './primitives.ts';
import { encodeUtf8 } from './utf8.ts';

/** What a client needs of a server key; it reaches the client in the start-up configuration. */
export interface ServerPublicKey {
  readonly id: string;
  /** X25519 public key, 32 bytes, base64url. */
  readonly publicKey: string;
}

/** An HPKE key of the server. The id is derived from the public key, so that no two keys share one. */
export interface ServerKey extends KeyPair {
  readonly id: string;
}

const ID_BYTES = 6;

/** A fresh server key, or the one of a stored 32-byte private key. */
export function generateServerKey(primitives: Primitives, privateKey?: Uint8Array): ServerKey {
  const pair = primitives.x25519KeyPair(privateKey);
  const id = encodeBase64Url(
    primitives.hmacSha256(encodeUtf8('kinora server key id'), pair.publicKey).subarray(0, ID_BYTES),
  );
  return { ...pair, id };
}
