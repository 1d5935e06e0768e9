import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { deriveKey, KeyRing } from '../../../keys/key-ring.ts';
import type { MasterKey } from '../../../keys/master-keys.ts';
import type { PersonalData } from '../../ports/personal-data.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'p1';

/** AES-256-GCM over each value, `p1.<key id>.<iv, ciphertext, tag>`; look-ups by HMAC-SHA256 with a key of its own. */
export function openPersonalData(masterKeys: readonly [MasterKey, ...MasterKey[]], indexKey: Uint8Array): PersonalData {
  const ring = new KeyRing(masterKeys, 'personal data');
  const blindKey = deriveKey(indexKey, 'blind index');

  return {
    encrypt(plain) {
      const { id, key } = ring.newest;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      cipher.setAAD(Buffer.from(`${VERSION}.${id}`));
      const sealed = Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${id}.${sealed.toString('base64url')}`;
    },

    decrypt(text) {
      const [version = '', id = '', body = ''] = text.split('.');
      const sealed = Buffer.from(body, 'base64url');
      if (version !== VERSION || sealed.length < IV_BYTES + TAG_BYTES) throw new Error('not a sealed value');
      const decipher = createDecipheriv('aes-256-gcm', ring.get(id).key, sealed.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(`${version}.${id}`));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const plain = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
      return plain.toString('utf8');
    },

    // The kind stands in front with its length, so that no two pairs give the same text.
    blindIndex: (kind, plain) =>
      createHmac('sha256', blindKey).update(`${kind.length}.${kind}.${plain}`).digest('base64url'),
  };
}
