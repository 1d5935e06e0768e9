import type { EntropyPool } from '@kinora/channel';

/** What each machine's side of `entropy` offers. */
export interface EntropyPort {
  /** Random bytes of the machine's cryptographic source. Throws when a pool stands before it and fewer are at hand. */
  readonly randomBytes: (length: number) => Uint8Array;
  /** The pool behind it, where the source is asynchronous; else there is nothing to fill. */
  readonly entropyPool: EntropyPool | undefined;
}
