import { concatWithLengths } from './bytes.ts';
import { AEAD, KEY_BYTES } from './envelope.ts';
import { createHpke, type HpkeContext } from './hpke.ts';
import type { KeyPair, Primitives } from './primitives.ts';
import { encodeUtf8 } from './utf8.ts';

/** One AEAD key for each direction, exported from the HPKE context by both sides. */
export interface SessionKeys {
  readonly commandKey: Uint8Array;
  readonly answerKey: Uint8Array;
}

const infoOf = (keyId: string): Uint8Array => concatWithLengths(encodeUtf8('kinora/channel/1'), encodeUtf8(keyId));

const exportKeys = (context: HpkeContext): SessionKeys => ({
  commandKey: context.exportSecret(encodeUtf8('command key'), KEY_BYTES),
  answerKey: context.exportSecret(encodeUtf8('answer key'), KEY_BYTES),
});

/** The client's half: fresh keys, and the `enc` from which the server derives the same. */
export function offerSessionKeys(primitives: Primitives, keyId: string, publicKey: Uint8Array) {
  const { enc, context } = createHpke(primitives, AEAD).setupSender(publicKey, infoOf(keyId));
  return { enc, keys: exportKeys(context) };
}

/** The server's half. Throws when `enc` is not a usable X25519 public key. */
export function acceptSessionKeys(primitives: Primitives, keyId: string, pair: KeyPair, enc: Uint8Array): SessionKeys {
  return exportKeys(createHpke(primitives, AEAD).setupRecipient(pair, enc, infoOf(keyId)));
}
