import { createEntropyPool, type EntropyPool } from '@kinora/channel';

const fetchRandomBytes = (length: number): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    wx.getRandomValues({
      length,
      success: ({ randomValues }) => resolve(new Uint8Array(randomValues)),
      fail: ({ errMsg }) => reject(new Error(errMsg)),
    });
  });

const pool = createEntropyPool({ fetchRandomBytes });

/** The pool behind {@link randomBytes}: the host's source is asynchronous. */
export const entropyPool: EntropyPool | undefined = pool;

/** Random bytes fetched ahead from the host. Throws when fewer are at hand. */
export const randomBytes = (length: number): Uint8Array => pool.take(length);
