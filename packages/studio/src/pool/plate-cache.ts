import type { Plate } from '../plate.ts';
import { decodePlate } from '../prepare/plate-codec.ts';
import type { StoredPlate } from './jobs.ts';

/**
 * A plate that no sheet asked for this long is forgotten: within a minute after somebody withdrew the consent to the use of their face nothing of
 * it is in memory, the last sheets of a shoot that is being given up included.
 */
export const PLATE_LIFE_MS = 30_000;

interface CachedPlate {
  plate: Plate;
  idle: NodeJS.Timeout;
}

/**
 * The plates that a thread used last, decoded, as many as its last job had: one holds 9 bytes a pixel, up to 21 MB, its figure as much
 * again, and in a garment 40 MB more. Of several photos of a person only the one that is being shot is kept.
 */
export class PlateCache {
  readonly #plates = new Map<string, CachedPlate>();

  /**
   * The plates of one job, in its order.
   * @throws PlateFormatError when bytes are no plate.
   */
  read(stored: readonly StoredPlate[]): Plate[] {
    const wanted = new Set(stored.map(nameOf));
    // Gone before the next ones are made.
    for (const key of this.#plates.keys()) if (!wanted.has(key)) this.#forget(key);
    return stored.map((plate) => this.#readOne(plate));
  }

  #readOne(stored: StoredPlate): Plate {
    const key = nameOf(stored);
    const cached = this.#plates.get(key) ?? {
      plate: asSaid(withoutPhoto(decodePlate(stored.bytes)), stored),
      idle: setTimeout(() => this.#forget(key), PLATE_LIFE_MS).unref(),
    };
    this.#plates.set(key, cached);
    cached.idle.refresh();
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

/** The same photo of somebody of whom something else is said is another plate: it is dressed otherwise. */
function nameOf({ key, said }: StoredPlate): string {
  return said ? `${key} ${said.gender ?? ''} ${said.age ?? ''}` : key;
}

function asSaid(plate: Plate, { said }: StoredPlate): Plate {
  return said ? { ...plate, person: { ...plate.person, ...said } } : plate;
}

/** Sheets show the foreground, which differs from the photo at the edges only: 6 MB less. */
function withoutPhoto(plate: Plate): Plate {
  return { ...plate, photo: plate.foreground };
}
