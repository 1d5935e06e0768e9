/** Thrown when random bytes are asked that were not fetched yet. */
export class EntropyShortageError extends Error {
  override readonly name = 'EntropyShortageError';
}

/** Random bytes fetched ahead, for places whose random source is asynchronous. */
export interface EntropyPool {
  /** Takes bytes out of the pool at once, each only one time. Throws {@link EntropyShortageError} when it holds fewer. */
  take(length: number): Uint8Array;
  /** Bytes at hand. */
  available(): number;
  /**
   * Resolves once the pool has held at least `length` bytes; rejects when the source fails. Others may take them before
   * the caller goes on: ask `available` again, and take in the same breath.
   */
  ensure(length: number): Promise<void>;
}

export interface EntropyPoolOptions {
  /** The platform's cryptographic source, such as a mini-program's getRandomValues. */
  fetchRandomBytes(length: number): Promise<Uint8Array>;
  /** Bytes that the pool holds when full, 4096 unless told; it refills when a quarter is left. */
  capacity?: number;
}

/** An empty pool; call `ensure` before the first `take`. */
export function createEntropyPool(options: EntropyPoolOptions): EntropyPool {
  const { fetchRandomBytes, capacity = 4096 } = options;
  let bytes = new Uint8Array(0);
  let filling: Promise<void> | undefined;

  async function fill(): Promise<void> {
    const missing = capacity - bytes.length;
    const fetched = await fetchRandomBytes(missing);
    if (fetched.length !== missing)
      throw new EntropyShortageError('the random source returned too few or too many bytes');
    const joined = new Uint8Array(bytes.length + missing);
    joined.set(bytes);
    joined.set(fetched, bytes.length);
    bytes = joined;
  }

  const refill = (): Promise<void> => {
    filling ??= fill().finally(() => {
      filling = undefined;
    });
    return filling;
  };

  return {
    take(length) {
      if (!(length >= 0 && length <= bytes.length)) {
        throw new EntropyShortageError(`${length} random bytes were asked, ${bytes.length} are at hand`);
      }
      const taken = bytes.slice(0, length);
      bytes.fill(0, 0, length);
      bytes = bytes.subarray(length);
      // Ahead of need: a failure here is not this caller's; the one who finds the pool short fetches again and gets it.
      if (bytes.length < capacity / 4) refill().catch(() => undefined);
      return taken;
    },
    available: () => bytes.length,
    async ensure(length) {
      if (length > capacity) throw new RangeError(`the pool holds ${capacity} bytes at most`);
      while (bytes.length < length) await refill();
    },
  };
}
