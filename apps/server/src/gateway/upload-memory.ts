import { TooManyRequestsError } from './error-body.ts';

const RETRY_AFTER_MS = 5_000;
const UPLOADS_PER_USER = 2;

/** Takes room for bytes that have arrived. Throws TooManyRequestsError when there is none: the client tries again. */
export type TakeRoom = (bytes: number) => void;

/** Bounds what uploads in progress hold: bytes of all together, counted as they arrive, and how many a user has open. */
export class UploadMemory {
  readonly #maxBytes: number;
  readonly #open = new Map<string, number>();
  #heldBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Runs an upload of a user; what it took is given back at its end. Throws TooManyRequestsError when too many are open. */
  async hold<Result>(uid: string, run: (take: TakeRoom) => Promise<Result>): Promise<Result> {
    const open = this.#open.get(uid) ?? 0;
    if (open >= UPLOADS_PER_USER) throw new TooManyRequestsError(RETRY_AFTER_MS);
    this.#open.set(uid, open + 1);
    let takenBytes = 0;
    try {
      return await run((bytes) => {
        if (this.#heldBytes + bytes > this.#maxBytes) throw new TooManyRequestsError(RETRY_AFTER_MS);
        this.#heldBytes += bytes;
        takenBytes += bytes;
      });
    } finally {
      this.#heldBytes -= takenBytes;
      const left = (this.#open.get(uid) ?? 1) - 1;
      if (left > 0) this.#open.set(uid, left);
      else this.#open.delete(uid);
    }
  }
}
