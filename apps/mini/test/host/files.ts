import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const SCHEME = 'wxfile://';

/** The temporary files of the host: scripts know them by addresses of its own. */
export class HostFiles {
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'kinora-mini-'));
  #serial = 0;

  /** An address for a new file. */
  newPath(extension: string): string {
    return `${SCHEME}tmp_${++this.#serial}.${extension}`;
  }

  /** Where a file lies. */
  realPath(address: string): string {
    if (!address.startsWith(SCHEME)) throw new Error(`No file of the host: ${address}`);
    return path.join(this.#folder, path.basename(address));
  }

  /** Takes a file in, as when the user picks it. */
  take(file: string): string {
    const address = this.newPath(path.extname(file).slice(1));
    copyFileSync(file, this.realPath(address));
    return address;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
