import { concatWithLengths } from './bytes.ts';
import { encodeUtf8 } from './utf8.ts';

/** Says that a session is one of the machine whose key signed it. */
export interface DeviceProof {
  /** Public key, ECDSA on P-256: the uncompressed point, 65 bytes of base64url. */
  readonly key: string;
  /** Signature (SHA-256, r and s of 32 bytes each) under {@link deviceStatement}, in base64url. */
  readonly proof: string;
}

/**
 * What a machine signs: the ticket of its session. The server made it for this session alone, so that a signature is of no use in another
 * one, and who has the session has its keys.
 */
export const deviceStatement = (ticket: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(concatWithLengths(encodeUtf8('kinora/channel/1 device'), ticket));
