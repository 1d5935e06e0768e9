import { hkdfSync } from 'node:crypto';
import type { MasterKey } from './master-keys.ts';

const KEY_BYTES = 32;

/** A key for one purpose, 32 bytes, out of a master key (HKDF-SHA256, RFC 5869). */
export function deriveKey(master: Uint8Array, purpose: string, salt: Uint8Array = new Uint8Array(0)): Buffer {
  return Buffer.from(hkdfSync('sha256', master, salt, `kinora ${purpose}`, KEY_BYTES));
}

export interface DerivedKey {
  id: string;
  key: Buffer;
}

/** The keys of one purpose, one of each master key: the newest seals, all open. */
export class KeyRing {
  readonly newest: DerivedKey;
  readonly #byId = new Map<string, DerivedKey>();

  constructor(masterKeys: readonly [MasterKey, ...MasterKey[]], purpose: string) {
    const derive = ({ id, key }: MasterKey): DerivedKey => ({ id, key: deriveKey(key, purpose) });
    this.newest = derive(masterKeys[0]);
    for (const master of masterKeys) this.#byId.set(master.id, derive(master));
  }

  /** Throws when the key was taken out of the configuration while something sealed with it is still there. */
  get(id: string): DerivedKey {
    const key = this.#byId.get(id);
    if (!key) throw new Error(`no master key with the id ${id}`);
    return key;
  }

  find(id: string): DerivedKey | undefined {
    return this.#byId.get(id);
  }
}
