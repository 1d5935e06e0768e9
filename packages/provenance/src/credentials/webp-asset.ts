import type { Asset } from '@trustnxt/c2pa-ts/asset';
import { BrokenFileError } from '../bytes.ts';
import { readWebpCredentials, reserveWebpCredentials } from '../formats/webp-chunks.ts';

/** A chunk's type and its length. */
const CHUNK_HEAD_BYTES = 8;

/** A WebP as the library sees a file with credentials: a chunk `C2PA` at its end (C2PA specification, annex A.3). */
export class WebpAsset implements Asset {
  readonly mimeType = 'image/webp';
  #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  getDataLength(): number {
    return this.#bytes.length;
  }

  async getDataRange(start = 0, length = this.#bytes.length - start): Promise<Uint8Array> {
    return this.#bytes.subarray(start, start + length);
  }

  getManifestJUMBF(): Uint8Array | undefined {
    return readWebpCredentials(this.#bytes);
  }

  dumpInfo(): string {
    return `WebP of ${this.#bytes.length} bytes, ${this.getManifestJUMBF()?.length ?? 0} of credentials`;
  }

  async ensureManifestSpace(length: number): Promise<void> {
    this.#bytes = reserveWebpCredentials(this.#bytes, length);
  }

  /** The whole chunk, whose length is even. */
  getHashExclusionRange(): { start: number; length: number } {
    const store = this.#room();
    const start = store.byteOffset - this.#bytes.byteOffset - CHUNK_HEAD_BYTES;
    return { start, length: CHUNK_HEAD_BYTES + store.length };
  }

  async writeManifestJUMBF(jumbf: Uint8Array): Promise<void> {
    const room = this.#room();
    if (room.length !== jumbf.length) throw new RangeError('the credentials do not fit');
    room.set(jumbf);
  }

  #room(): Uint8Array {
    const store = this.getManifestJUMBF();
    if (!store) throw new BrokenFileError('no room for credentials');
    return store;
  }
}
