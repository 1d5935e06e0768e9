import { type DeviceProof, deviceStatement, encodeBase64Url } from '@kinora/channel';
import { browserKey, keepsKeys } from './browser-keys';
import type { DeviceProofPort } from './device-proof-port';

const KEY_NAME = 'signer';
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };

const isPair = (known: unknown): known is CryptoKeyPair =>
  typeof known === 'object' && known !== null && 'privateKey' in known && known.privateKey instanceof CryptoKey;

let opened: Promise<CryptoKeyPair> | undefined;

/** Held once it was had: a database that fails later would make this machine look like another one. */
function signer(): Promise<CryptoKeyPair> {
  // Only the private half cannot be read out.
  opened ??= browserKey(KEY_NAME, isPair, () => crypto.subtle.generateKey(CURVE, false, ['sign', 'verify'])).catch(
    (error: unknown) => {
      opened = undefined;
      throw error;
    },
  );
  return opened;
}

async function sign(ticket: Uint8Array): Promise<DeviceProof | undefined> {
  const pair = await signer().catch((error: unknown) => {
    // Without the proof of a key that the login knows, the server takes this machine for another one: rather none is sent.
    if (keepsKeys()) throw error;
    return undefined; // Without TLS, or in some private windows.
  });
  if (!pair) return undefined;
  const algorithm = { name: CURVE.name, hash: 'SHA-256' };
  const [point, signature] = await Promise.all([
    crypto.subtle.exportKey('raw', pair.publicKey),
    crypto.subtle.sign(algorithm, pair.privateKey, deviceStatement(ticket)),
  ]);
  const text = (bytes: ArrayBuffer) => encodeBase64Url(new Uint8Array(bytes));
  return { key: text(point), proof: text(signature) };
}

const ofSessions = new WeakMap<Uint8Array, Promise<DeviceProof | undefined>>();

/** By the key of this browser, once for each session. */
export const proveDevice: DeviceProofPort['proveDevice'] = async (ticket) => {
  const signing = ofSessions.get(ticket) ?? sign(ticket);
  ofSessions.set(ticket, signing);
  const proof = await signing.catch((error: unknown) => {
    ofSessions.delete(ticket);
    throw error;
  });
  // A browser whose keys can be had later signs from then on.
  if (!proof) ofSessions.delete(ticket);
  return proof;
};
