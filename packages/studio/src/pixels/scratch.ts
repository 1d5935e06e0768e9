/** Of a sheet's buffers the largest has 6 MB; those of an enlarged photo are not kept. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024;

interface Scratch {
  readonly length: number;
  readonly byteLength: number;
  fill(value: number): unknown;
}

/**
 * Lends a large buffer again instead of making a new one: every new one has to be cleared page by page, and its end calls the
 * collector. One is kept, the largest that was given back. Who forgets to give one back only loses that.
 */
export class ScratchBuffers<Buffer extends Scratch> {
  readonly #create: (length: number) => Buffer;
  #kept: Buffer | undefined;

  constructor(create: (length: number) => Buffer) {
    this.#create = create;
  }

  /** Filled with zeros. */
  take(length: number): Buffer {
    const kept = this.#kept;
    if (kept?.length !== length) return this.#create(length);
    this.#kept = undefined;
    return kept;
  }

  /** Nobody may use it any more. What it held of a person is gone at once: the next job may come in an hour. */
  give(buffer: Buffer): void {
    if (buffer.byteLength > MAX_KEPT_BYTES || buffer.length < (this.#kept?.length ?? 0)) return;
    buffer.fill(0);
    this.#kept = buffer;
  }
}
