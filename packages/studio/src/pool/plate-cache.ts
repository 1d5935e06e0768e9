import type { Plate } from '../plate.ts';
import { decodePlate } from '../prepare/plate-codec.ts';
import type { StoredPlate } from './jobs.ts';

/** A decoded plate holds 9 bytes a pixel, up to 21 MB, and its figure as much again; a sheet shows two people at most. */
const MAX_PLATES = 2;
/** A plate that no sheet asked for this long is forgotten: a person whose plate was erased does not stay in memory. */
export const PLATE_LIFE_MS = 300_000;

interface CachedPlate {
  plate: Plate;
  idle: NodeJS.Timeout;
}

/** The plates that a thread used last, decoded. */
export class PlateCache {
  readonly #plates = new Map<string, CachedPlate>();

  /** @throws PlateFormatError when the bytes are no plate. */
  read(stored: StoredPlate): Plate {
    const { key } = stored;
    const cached = this.#plates.get(key) ?? {
      plate: withoutPhoto(decodePlate(stored.bytes)),
      idle: setTimeout(() => this.#forget(key), PLATE_LIFE_MS).unref(),
    };
    // Last in the map is used last.
    this.#plates.delete(key);
    this.#plates.set(key, cached);
    cached.idle.refresh();
    for (const other of this.#plates.keys()) {
      if (this.#plates.size <= MAX_PLATES) break;
      this.#forget(other);
    }
    return cached.plate;
  }

  #forget(key: string): void {
    clearTimeout(this.#plates.get(key)?.idle);
    this.#plates.delete(key);
  }

  get size(): number {
    return this.#plates.size;
  }
}

/** Sheets show the foreground, which differs from the photo at the edges only: 6 MB less. */
function withoutPhoto(plate: Plate): Plate {
  return { ...plate, photo: plate.foreground };
}
