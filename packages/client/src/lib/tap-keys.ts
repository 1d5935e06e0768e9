import { entropyPool, randomBytes } from '../platform/entropy';

const KEY_BYTES = 16;
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A tap that is not answered yet: what it asks for, and its key. */
export interface OpenTap {
  readonly what: string;
  readonly sn: string;
}

/** Where a tap is kept that a reload must not make another one of. */
interface TapKeeper {
  readonly keep: (tap: OpenTap) => Promise<void>;
  readonly read: () => Promise<OpenTap | undefined>;
  readonly forget: () => void;
}

/** Idempotency keys of taps: one that is not answered yet keeps its key, so that trying it again does the same and nothing twice; after a reload, too, where there is a keeper. */
export function createTapKeys(keeper?: TapKeeper) {
  let open: OpenTap | undefined;
  return {
    /** The key of a tap that asks for this. */
    async keyOf(asked: object): Promise<string> {
      const what = JSON.stringify(asked);
      await entropyPool?.ensure(KEY_BYTES);
      const kept = open ? undefined : await keeper?.read();
      if (open?.what !== what) open = kept?.what === what ? kept : { what, sn: hex(randomBytes(KEY_BYTES)) };
      const { sn } = open;
      await keeper?.keep({ what, sn });
      return sn;
    },
    /** The next tap is another one, whatever it asks for. */
    answered() {
      open = undefined;
      keeper?.forget();
    },
  };
}
