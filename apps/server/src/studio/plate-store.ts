/**
 * A plate that no sheet asked for this long is forgotten: within a minute after somebody withdrew the consent to the use of their face nothing of
 * it is in memory, the last sheets of a shoot that is being given up included.
 */
export const PLATE_LIFE_MS = 30_000;

interface HeldPlate {
  bytes: Promise<Uint8Array>;
  /** 0 until it is loaded. */
  sizeBytes: number;
  idle: NodeJS.Timeout;
}

/** Encoded plates that were used last, by key: of twenty sheets of one shoot only the first one asks for them. */
export class PlateStore {
  readonly #maxBytes: number;
  readonly #plates = new Map<string, HeldPlate>();

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The plate, loaded where it is not there; loads of one key at once are one. */
  get(key: string, load: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const held = this.#plates.get(key) ?? this.#hold(key, load);
    // Last in the map is used last.
    this.#plates.delete(key);
    this.#plates.set(key, held);
    held.idle.refresh();
    return held.bytes;
  }

  #hold(key: string, load: () => Promise<Uint8Array>): HeldPlate {
    const idle = setTimeout(() => this.#forget(key, held), PLATE_LIFE_MS).unref();
    const held: HeldPlate = { bytes: load(), sizeBytes: 0, idle };
    held.bytes.then(
      ({ length }) => {
        held.sizeBytes = length;
        this.#shrink(held);
      },
      () => this.#forget(key, held),
    );
    return held;
  }

  #forget(key: string, held: HeldPlate): void {
    clearTimeout(held.idle);
    if (this.#plates.get(key) === held) this.#plates.delete(key);
  }

  #shrink(newest: HeldPlate): void {
    let total = 0;
    for (const { sizeBytes } of this.#plates.values()) total += sizeBytes;
    for (const [key, held] of this.#plates) {
      if (total <= this.#maxBytes) return;
      if (held === newest || held.sizeBytes === 0) continue;
      total -= held.sizeBytes;
      this.#forget(key, held);
    }
  }
}
