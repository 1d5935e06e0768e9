/** Of a sheet's buffers the largest has 6 MB; those of an enlarged photo are not kept. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024;
/** Two people in a picture have one each. */
const MAX_KEPT = 2;

interface Scratch {
  readonly length: number;
  readonly byteLength: number;
  fill(value: number): unknown;
}

/**
 * Lends large buffers again instead of making new ones: every new one has to be cleared page by page, and its end calls the
 * collector. Who forgets to give one back only loses that.
 */
export class ScratchBuffers<Buffer extends Scratch> {
  readonly #create: (length: number) => Buffer;
  readonly #kept: Buffer[] = [];

  constructor(create: (length: number) => Buffer) {
    this.#create = create;
  }

  /** Filled with zeros. */
  take(length: number): Buffer {
    const at = this.#kept.findIndex((buffer) => buffer.length === length);
    const [kept] = at < 0 ? [] : this.#kept.splice(at, 1);
    kept?.fill(0);
    return kept ?? this.#create(length);
  }

  /** Nobody may use it any more. */
  give(buffer: Buffer): void {
    if (buffer.byteLength > MAX_KEPT_BYTES) return;
    this.#kept.push(buffer);
    if (this.#kept.length > MAX_KEPT) this.#kept.shift();
  }
}
