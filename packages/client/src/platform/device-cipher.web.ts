import { browserKey } from './browser-keys';
import type { DeviceCipher, DeviceCipherPort } from './device-cipher-port';

const KEY_NAME = 'device';
const IV_BYTES = 12;

const cipherKey = (): Promise<CryptoKey> =>
  browserKey(
    KEY_NAME,
    (known) => known instanceof CryptoKey,
    () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  );

function browserCipher(key: CryptoKey): DeviceCipher {
  return {
    isWhole: true,
    async seal(plain) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(plain));
      const joined = new Uint8Array(IV_BYTES + sealed.byteLength);
      joined.set(iv);
      joined.set(new Uint8Array(sealed), IV_BYTES);
      return joined;
    },
    async open(sealed) {
      const iv = new Uint8Array(sealed.subarray(0, IV_BYTES));
      try {
        const joined = new Uint8Array(sealed.subarray(IV_BYTES));
        return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, joined));
      } catch {
        return undefined; // WebCrypto says in no other way that it was not sealed under this key.
      }
    },
  };
}

let opened: Promise<DeviceCipher> | undefined;

/** Held once it was had. Rejects on a page that came without TLS, which has no WebCrypto, in some private windows, and when the database fails. */
function ownCipher(): Promise<DeviceCipher> {
  opened ??= cipherKey()
    .then(browserCipher)
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

/** What was sealed while the browser's key could not be had lies under the stored one. */
async function openAny(own: DeviceCipher, sealed: Uint8Array): Promise<Uint8Array | undefined> {
  return (await own.open(sealed)) ?? (await import('./stored-key-cipher')).openByStoredKey(sealed);
}

/** The cipher under a key that this browser uses and shows to no script; the stored key stands in for as long as that cannot be had. */
export const deviceCipher: DeviceCipherPort['deviceCipher'] = async () => {
  const own = await ownCipher().catch(() => undefined);
  if (own) return { ...own, open: (sealed) => openAny(own, sealed) };
  const standIn = (await import('./stored-key-cipher')).openStoredKeyCipher();
  return { ...standIn, isWhole: false };
};
