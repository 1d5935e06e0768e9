import { TooManyRequestsError } from './error-body.ts';

const RETRY_AFTER_MS = 5_000;

/** A bound on the bytes that uploads in progress hold together; each reserves the most that it may grow to. */
export class UploadMemory {
  readonly #maxBytes: number;
  #reservedBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Runs with the bytes reserved. Throws TooManyRequestsError when there is no room: the client tries again. */
  async hold<Result>(bytes: number, run: () => Promise<Result>): Promise<Result> {
    if (this.#reservedBytes + bytes > this.#maxBytes) throw new TooManyRequestsError(RETRY_AFTER_MS);
    this.#reservedBytes += bytes;
    try {
      return await run();
    } finally {
      this.#reservedBytes -= bytes;
    }
  }
}
