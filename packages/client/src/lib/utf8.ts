/** UTF-8 bytes of a text; mini-programs have no TextEncoder. */
export function toUtf8(text: string): Uint8Array {
  const binary = encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** The text of UTF-8 bytes. Throws URIError when they are not UTF-8. */
export function fromUtf8(bytes: Uint8Array): string {
  return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
}
