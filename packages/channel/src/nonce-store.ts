/** Remembers nonces for the length of the secure window, in every process that serves the same clients. */
export interface NonceStore {
  /**
   * Adds the nonce if it is not there yet. True when it was new, false when it was seen before.
   * It may be forgotten after `expiresAtMs` (milliseconds since 1970), never earlier.
   */
  addOnce(nonce: string, expiresAtMs: number): boolean | Promise<boolean>;
}

const SLICE_MS = 30_000;

/**
 * A nonce store in the memory of one process. Nonces are kept in slices of 30 s, and a whole slice is dropped when it
 * has expired. When `capacity` unexpired nonces are held, `addOnce` throws: forgetting one would let it be replayed.
 */
export function createMemoryNonceStore(options: { clock: () => number; capacity?: number }): NonceStore {
  const { clock, capacity = 1_000_000 } = options;
  const slices = new Map<number, Set<string>>();
  let size = 0;

  const dropExpired = (nowMs: number): void => {
    for (const [index, nonces] of slices) {
      if ((index + 1) * SLICE_MS > nowMs) continue;
      size -= nonces.size;
      slices.delete(index);
    }
  };

  return {
    addOnce(nonce, expiresAtMs) {
      dropExpired(clock());
      for (const nonces of slices.values()) if (nonces.has(nonce)) return false;
      if (size >= capacity) throw new RangeError('the nonce store is full');
      const index = Math.floor(expiresAtMs / SLICE_MS);
      const nonces = slices.get(index) ?? new Set<string>();
      slices.set(index, nonces.add(nonce));
      size++;
      return true;
    },
  };
}
