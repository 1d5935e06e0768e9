import { generateKeyPairSync, type KeyObject } from 'node:crypto';

export interface SigningKeys {
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** In PEM, on one line as a variable has it. */
  privateLine: string;
  publicLine: string;
}

/** A pair of RSA keys that nobody had before and nobody has afterwards. */
export function newSigningKeys(): SigningKeys {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const lineOf = (key: KeyObject, type: 'pkcs8' | 'spki') =>
    key.export({ type, format: 'pem' }).toString().trim().replaceAll('\n', '\\n');
  return { privateKey, publicKey, privateLine: lineOf(privateKey, 'pkcs8'), publicLine: lineOf(publicKey, 'spki') };
}
