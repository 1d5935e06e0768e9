import { entropyPool, randomBytes } from '../platform/entropy';

const KEY_BYTES = 16;
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Idempotency keys of taps: one that is not answered yet keeps its key, so that trying it again does the same and nothing twice. */
export function createTapKeys() {
  let open: { readonly what: string; readonly sn: string } | undefined;
  return {
    /** The key of a tap that asks for this. */
    async keyOf(asked: object): Promise<string> {
      const what = JSON.stringify(asked);
      await entropyPool?.ensure(KEY_BYTES);
      if (open?.what !== what) open = { what, sn: hex(randomBytes(KEY_BYTES)) };
      return open.sn;
    },
    /** The next tap is another one, whatever it asks for. */
    answered() {
      open = undefined;
    },
  };
}
