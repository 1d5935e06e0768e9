/** Joins byte strings as they are; unambiguous only where every part but one has a fixed length. */
export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const part of parts) length += part.length;
  const joined = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** Joins byte strings with a 32-bit big-endian length before each, so that no two lists join to the same bytes. */
export function concatWithLengths(...parts: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const part of parts) length += 4 + part.length;
  const joined = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    writeUint(joined, offset, 4, part.length);
    joined.set(part, offset + 4);
    offset += 4 + part.length;
  }
  return joined;
}

/** Writes an unsigned integer (at most 6 bytes: exact in a double) in big-endian order. */
export function writeUint(target: Uint8Array, offset: number, size: number, value: number): void {
  let rest = value;
  for (let index = offset + size - 1; index >= offset; index--) {
    target[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
}

/** Reads an unsigned big-endian integer of at most 6 bytes; bytes beyond the end count as zero. */
export function readUint(source: Uint8Array, offset: number, size: number): number {
  let value = 0;
  for (let index = offset; index < offset + size; index++) value = value * 256 + (source[index] ?? 0);
  return value;
}
