const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const INVALID = 255;
// Arguments lie on the stack: stay far below every engine's limit. Spreading them would take ten times as long.
const CHUNK_CHARS = 8192;

const CODES = new Uint8Array(64);
const VALUES = new Uint8Array(128).fill(INVALID);
for (let value = 0; value < 64; value++) {
  const code = ALPHABET.charCodeAt(value);
  CODES[value] = code;
  VALUES[code] = value;
}

/** Text from character codes in pieces that fit the stack. */
export function textOfCodes(codes: Uint8Array | Uint16Array): string {
  let text = '';
  for (let start = 0; start < codes.length; start += CHUNK_CHARS) {
    text += Reflect.apply(String.fromCharCode, undefined, codes.subarray(start, start + CHUNK_CHARS));
  }
  return text;
}

/** Base64url without padding (RFC 4648, section 5). */
export function encodeBase64Url(bytes: Uint8Array): string {
  const codes = new Uint8Array(Math.ceil((bytes.length * 4) / 3));
  let at = 0;
  for (let index = 0; index < bytes.length; index += 3) {
    const group = ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    // Writes past the end of a typed array are ignored, which cuts the last group to its length.
    codes[at++] = CODES[group >> 18] ?? 0;
    codes[at++] = CODES[(group >> 12) & 63] ?? 0;
    codes[at++] = CODES[(group >> 6) & 63] ?? 0;
    codes[at++] = CODES[group & 63] ?? 0;
  }
  return textOfCodes(codes);
}

/** The bytes of unpadded base64url; undefined unless the text is the one that {@link encodeBase64Url} would write. */
export function decodeBase64Url(text: string): Uint8Array | undefined {
  const tail = text.length % 4;
  if (tail === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let at = 0;
  let invalid = 0;
  let group = 0;
  for (let index = 0; index < text.length; index += 4) {
    group = 0;
    for (let offset = 0; offset < 4; offset++) {
      const isPastEnd = index + offset >= text.length;
      const value = isPastEnd ? 0 : (VALUES[text.charCodeAt(index + offset)] ?? INVALID);
      invalid |= value & 0xc0;
      group = (group << 6) | (value & 63);
    }
    bytes[at++] = group >> 16;
    bytes[at++] = group >> 8;
    bytes[at++] = group;
  }
  const hasSpareBits = (tail === 2 && (group & 0xffff) !== 0) || (tail === 3 && (group & 0xff) !== 0);
  return invalid !== 0 || hasSpareBits ? undefined : bytes;
}
