import { TooManyRequestsError } from './error-body.ts';

const RETRY_AFTER_MS = 5_000;
const UPLOADS_PER_USER = 2;
/** An upload that has been arriving for longer makes room where there is none: whoever drips must not keep others out. */
const SAFE_MS = 10_000;

/** What an upload in progress holds. */
export interface Room {
  /** Takes room for bytes that have arrived. Throws TooManyRequestsError when there is none: the client tries again. */
  take(bytes: number): void;
  /** All of it is there: what works on it is not taken back. Throws TooManyRequestsError when it was before. */
  settle(): void;
  /** Aborted when the room was given to others: what has arrived is to be dropped. */
  readonly lost: AbortSignal;
}

interface Arriving {
  readonly sinceMs: number;
  bytes: number;
  lose(): void;
}

/** Bounds what uploads in progress hold: bytes of all together, counted as they arrive, and how many a user has open. */
export class UploadMemory {
  readonly #maxBytes: number;
  readonly #open = new Map<string, number>();
  readonly #arriving = new Set<Arriving>();
  #heldBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Runs an upload of a user; what it took is given back at its end. Throws TooManyRequestsError when too many are open, or its room was lost. */
  async hold<Result>(uid: string, run: (room: Room) => Promise<Result>): Promise<Result> {
    const open = this.#open.get(uid) ?? 0;
    if (open >= UPLOADS_PER_USER) throw new TooManyRequestsError(RETRY_AFTER_MS);
    this.#open.set(uid, open + 1);
    const { promise: ended, reject } = Promise.withResolvers<never>();
    const abort = new AbortController();
    const upload: Arriving = {
      sinceMs: performance.now(),
      bytes: 0,
      lose: () => {
        this.#giveBack(upload);
        abort.abort();
        reject(new TooManyRequestsError(RETRY_AFTER_MS));
      },
    };
    this.#arriving.add(upload);
    const room: Room = {
      take: (bytes) => this.#take(upload, bytes, abort.signal),
      settle: () => {
        if (abort.signal.aborted) throw new TooManyRequestsError(RETRY_AFTER_MS);
        this.#arriving.delete(upload);
      },
      lost: abort.signal,
    };
    try {
      return await Promise.race([run(room), ended]);
    } finally {
      this.#giveBack(upload);
      const left = (this.#open.get(uid) ?? 1) - 1;
      if (left > 0) this.#open.set(uid, left);
      else this.#open.delete(uid);
    }
  }

  #take(upload: Arriving, bytes: number, lost: AbortSignal): void {
    if (lost.aborted || !this.#makeRoom(upload, bytes)) throw new TooManyRequestsError(RETRY_AFTER_MS);
    this.#heldBytes += bytes;
    upload.bytes += bytes;
  }

  /** Takes it from the largest of those that have been arriving for long; from none where all of them together do not have enough. */
  #makeRoom(asking: Arriving, bytes: number): boolean {
    const isLong = ({ sinceMs }: Arriving) => performance.now() - sinceMs > SAFE_MS;
    const long = [...this.#arriving].filter((upload) => upload !== asking && isLong(upload));
    const lacking = (freed = 0) => this.#heldBytes - freed + bytes > this.#maxBytes;
    if (lacking(long.reduce((sum, upload) => sum + upload.bytes, 0))) return false;
    for (const upload of long.toSorted((one, other) => other.bytes - one.bytes)) if (lacking()) upload.lose();
    return true;
  }

  #giveBack(upload: Arriving): void {
    this.#heldBytes -= upload.bytes;
    upload.bytes = 0;
    this.#arriving.delete(upload);
  }
}
