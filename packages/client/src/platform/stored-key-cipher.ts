import { decodeBase64Url, encodeBase64Url } from '@kinora/channel';
import { createNoblePrimitives } from '@kinora/channel/noble';
import type { DeviceCipher } from './device-cipher-port';
import { randomBytes } from './entropy';
import { readItem, writeItem } from './storage';

const STORAGE_KEY = 'device-key';
const AEAD = 'chacha20-poly1305';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const NONE = new Uint8Array(0);

const primitives = createNoblePrimitives({ randomBytes });

function storedKey(): Uint8Array {
  const stored = readItem(STORAGE_KEY);
  const known = stored === undefined ? undefined : decodeBase64Url(stored);
  if (known?.length === KEY_BYTES) return known;
  const made = randomBytes(KEY_BYTES);
  writeItem(STORAGE_KEY, encodeBase64Url(made));
  return made;
}

/** A cipher under a random key that lies in this machine's storage of the app: for machines that keep no key from scripts. */
export function openStoredKeyCipher(): DeviceCipher {
  const key = storedKey();
  return {
    isWhole: true,
    async seal(plain) {
      const iv = primitives.randomBytes(IV_BYTES);
      const sealed = primitives.aeadSeal(AEAD, key, iv, NONE, plain);
      const joined = new Uint8Array(iv.length + sealed.length);
      joined.set(iv);
      joined.set(sealed, iv.length);
      return joined;
    },
    async open(sealed) {
      if (sealed.length <= IV_BYTES) return undefined;
      return primitives.aeadOpen(AEAD, key, sealed.subarray(0, IV_BYTES), NONE, sealed.subarray(IV_BYTES));
    },
  };
}

/** What was sealed under the stored key; undefined where none was ever made here, too. */
export const openByStoredKey = async (sealed: Uint8Array): Promise<Uint8Array | undefined> =>
  readItem(STORAGE_KEY) === undefined ? undefined : openStoredKeyCipher().open(sealed);
