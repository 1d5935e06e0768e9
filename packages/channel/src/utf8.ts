import { textOfCodes } from './base64url.ts';

const REPLACEMENT = 0xfffd;

/** UTF-8 of a text; a lone surrogate becomes U+FFFD, as in the Encoding standard. */
export function encodeUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let at = 0;
  for (let index = 0; index < text.length; index++) {
    let point = text.codePointAt(index) ?? REPLACEMENT;
    if (point > 0xffff) index++;
    if (point >= 0xd800 && point <= 0xdfff) point = REPLACEMENT;
    if (point < 0x80) bytes[at++] = point;
    else if (point < 0x800) {
      bytes[at++] = 0xc0 | (point >> 6);
      bytes[at++] = 0x80 | (point & 63);
    } else if (point < 0x10000) {
      bytes[at++] = 0xe0 | (point >> 12);
      bytes[at++] = 0x80 | ((point >> 6) & 63);
      bytes[at++] = 0x80 | (point & 63);
    } else {
      bytes[at++] = 0xf0 | (point >> 18);
      bytes[at++] = 0x80 | ((point >> 12) & 63);
      bytes[at++] = 0x80 | ((point >> 6) & 63);
      bytes[at++] = 0x80 | (point & 63);
    }
  }
  return bytes.slice(0, at);
}

const sequenceLength = (lead: number): number =>
  lead < 0x80
    ? 1
    : lead >= 0xc2 && lead < 0xe0
      ? 2
      : lead >= 0xe0 && lead < 0xf0
        ? 3
        : lead >= 0xf0 && lead < 0xf5
          ? 4
          : 0;

const SMALLEST_POINT = [0, 0, 0x80, 0x800, 0x10000];

/** The text of UTF-8 bytes; undefined for anything that is not well-formed UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  const units = new Uint16Array(bytes.length);
  let at = 0;
  let index = 0;
  while (index < bytes.length) {
    const lead = bytes[index] ?? 0;
    const length = sequenceLength(lead);
    if (length === 0 || index + length > bytes.length) return undefined;
    let point = length === 1 ? lead : lead & (0xff >> (length + 1));
    for (let offset = 1; offset < length; offset++) {
      const next = bytes[index + offset] ?? 0;
      if ((next & 0xc0) !== 0x80) return undefined;
      point = (point << 6) | (next & 63);
    }
    const isSurrogate = point >= 0xd800 && point <= 0xdfff;
    if (point < (SMALLEST_POINT[length] ?? 0) || point > 0x10ffff || isSurrogate) return undefined;
    if (point > 0xffff) {
      units[at++] = 0xd800 + ((point - 0x10000) >> 10);
      units[at++] = 0xdc00 + ((point - 0x10000) & 0x3ff);
    } else units[at++] = point;
    index += length;
  }
  return textOfCodes(units.subarray(0, at));
}
