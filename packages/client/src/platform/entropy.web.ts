import type { EntropyPool } from '@kinora/channel';

/** Random bytes of the browser's cryptographic source. */
export function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** The browser's source is at hand at once: there is no pool to fill. */
export const entropyPool: EntropyPool | undefined = undefined;
