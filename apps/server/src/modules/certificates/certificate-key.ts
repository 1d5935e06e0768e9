import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { deriveKey } from '../../keys/key-ring.ts';

/** PKCS #8 of an Ed25519 key up to its 32 bytes (RFC 8410, section 7). */
const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The key that signs certificates: it follows from the key of the look-ups, which is never changed, so that whoever kept a certificate
 * can have it verified for as long as the installation is there.
 */
export function certificateKey(indexKey: Uint8Array): { privateKey: KeyObject; publicPem: string } {
  const seed = deriveKey(indexKey, 'certificates of deletion');
  const key = Buffer.concat([PKCS8_START, seed]);
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  return { privateKey, publicPem: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString() };
}
