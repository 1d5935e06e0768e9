import { createPublicKey, hash, type KeyObject, verify } from 'node:crypto';
import { deviceStatement, type OpenedCommand } from '@kinora/channel';
import { ERROR } from '@kinora/contract';
import { AppError } from './app-error.ts';

const POINT_BYTES = 65;
/** What stands before an uncompressed point of P-256 in a SubjectPublicKeyInfo (RFC 5480). */
const SPKI_HEAD = Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex');
/** Digests of proofs that need not be checked again: one is good for its session alone, and is sent with each of its commands. No device is named here. */
const REMEMBERED = 4096;
const proven = new Map<string, true>();

/**
 * The public key of the machine that sealed a command, once it is proven that it holds the private one: by its signature under the
 * ticket of the session, which the server made for this session alone. Null where the machine has none.
 * Throws AppError `sealedDataRefused` for what is no such proof.
 */
export function readDeviceKey({ session }: Pick<OpenedCommand, 'session'>, key: string, proof: string): string | null {
  if (key === '' && proof === '') return null;
  const name = hash('sha256', `${session.id}.${key}.${proof}`, 'base64url');
  if (!proven.has(name) && !isProof(session.ticket, key, proof))
    throw new AppError(ERROR.sealedDataRefused, 'the key of the device is not proven');
  proven.delete(name);
  proven.set(name, true);
  for (const oldest of proven.keys()) {
    if (proven.size <= REMEMBERED) break;
    proven.delete(oldest);
  }
  return key;
}

function isProof(ticket: Uint8Array, key: string, proof: string): boolean {
  const publicKey = readPoint(key);
  const signature = Buffer.from(proof, 'base64url');
  return publicKey !== undefined && verifyBy(publicKey, deviceStatement(ticket), signature);
}

const verifyBy = (key: KeyObject, statement: Uint8Array, signature: Uint8Array): boolean =>
  verify('sha256', statement, { key, dsaEncoding: 'ieee-p1363' }, signature);

/** Of one key there is one text: another one for the same would be another device. */
function readPoint(key: string): KeyObject | undefined {
  const point = Buffer.from(key, 'base64url');
  if (point.length !== POINT_BYTES || point.toString('base64url') !== key) return undefined;
  try {
    return createPublicKey({ key: Buffer.concat([SPKI_HEAD, point]), format: 'der', type: 'spki' });
  } catch {
    return undefined; // Not on the curve.
  }
}
