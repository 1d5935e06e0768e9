/** A file that is cut off, or whose parts contradict one another. */
export class BrokenFileError extends Error {
  override readonly name = 'BrokenFileError';
}

export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const ascii = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 255);

/** Four bytes as the letters that they name a box, a chunk or a brand by. */
export const fourLetters = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value);
  return bytes;
}

export function startsWith(bytes: Uint8Array, start: Uint8Array, at = 0): boolean {
  return start.every((byte, index) => bytes[at + index] === byte);
}
