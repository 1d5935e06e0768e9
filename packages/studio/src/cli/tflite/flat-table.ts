/**
 * A table of a FlatBuffers file (https://flatbuffers.dev/internals): an offset to its list of fields, which are all optional.
 * Numbers are little-endian, references relative to where they stand.
 */
export class FlatTable {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #at: number;

  private constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#at = at;
  }

  /** The table that a file begins with. */
  static root(bytes: Uint8Array): FlatTable {
    return new FlatTable(bytes, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true));
  }

  byte(field: number, fallback = 0): number {
    const at = this.#find(field);
    return at === 0 ? fallback : this.#view.getInt8(at);
  }

  int(field: number, fallback = 0): number {
    const at = this.#find(field);
    return at === 0 ? fallback : this.#view.getInt32(at, true);
  }

  text(field: number): string {
    return new TextDecoder().decode(this.bytes(field));
  }

  /** A vector of bytes; empty where the field is left out. */
  bytes(field: number): Uint8Array {
    const { start, length } = this.#vector(field);
    return this.#bytes.subarray(start, start + length);
  }

  ints(field: number): number[] {
    const { start, length } = this.#vector(field);
    return Array.from({ length }, (_, i) => this.#view.getInt32(start + 4 * i, true));
  }

  table(field: number): FlatTable | undefined {
    const at = this.#find(field);
    return at === 0 ? undefined : new FlatTable(this.#bytes, this.#follow(at));
  }

  tables(field: number): FlatTable[] {
    const { start, length } = this.#vector(field);
    return Array.from({ length }, (_, i) => new FlatTable(this.#bytes, this.#follow(start + 4 * i)));
  }

  #vector(field: number): { start: number; length: number } {
    const at = this.#find(field);
    if (at === 0) return { start: 0, length: 0 };
    const start = this.#follow(at);
    return { start: start + 4, length: this.#view.getUint32(start, true) };
  }

  /** Where a field stands, 0 where the table leaves it out. */
  #find(field: number): number {
    const fields = this.#at - this.#view.getInt32(this.#at, true);
    const entry = 4 + 2 * field;
    if (entry >= this.#view.getUint16(fields, true)) return 0;
    const offset = this.#view.getUint16(fields + entry, true);
    return offset === 0 ? 0 : this.#at + offset;
  }

  #follow(at: number): number {
    return at + this.#view.getUint32(at, true);
  }
}
