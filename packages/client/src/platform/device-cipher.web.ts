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

async function openCipher(): Promise<DeviceCipher> {
  try {
    return browserCipher(await cipherKey());
  } catch {
    // A page that came without TLS has no WebCrypto, and some private windows have no database.
    return (await import('./stored-key-cipher')).openStoredKeyCipher();
  }
}

let opened: Promise<DeviceCipher> | undefined;

/** The cipher under a key that this browser uses and shows to no script. */
export const deviceCipher: DeviceCipherPort['deviceCipher'] = () => {
  opened ??= openCipher();
  return opened;
};
