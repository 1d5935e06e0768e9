import { toBase64 } from './base64';

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const ADLER_MODULO = 65521;

/**
 * A PNG data URL of a small picture, written without DOM: one stored (uncompressed) deflate block per row.
 * @param widthPx at most 16,383, so that a row fits one block
 * @param rgba row by row, 4 bytes a pixel
 */
export function pngDataUrl(widthPx: number, heightPx: number, rgba: Uint8Array): string {
  const header = [...bigEndian(widthPx), ...bigEndian(heightPx), 8, 6, 0, 0, 0];
  const png = [
    ...SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk('IDAT', zlibRows(widthPx, heightPx, rgba)),
    ...chunk('IEND', []),
  ];
  return `data:image/png;base64,${toBase64(Uint8Array.from(png))}`;
}

function zlibRows(widthPx: number, heightPx: number, rgba: Uint8Array): number[] {
  const rowLength = widthPx * 4 + 1;
  const bytes = [0x78, 0x01];
  let a = 1;
  let b = 0;
  for (let y = 0; y < heightPx; y++) {
    const isLast = y === heightPx - 1 ? 1 : 0;
    bytes.push(isLast, rowLength & 255, rowLength >> 8, ~rowLength & 255, (rowLength >> 8) ^ 255);
    for (let x = 0; x < rowLength; x++) {
      const byte = x === 0 ? 0 : (rgba[y * widthPx * 4 + x - 1] ?? 0);
      bytes.push(byte);
      a = (a + byte) % ADLER_MODULO;
      b = (b + a) % ADLER_MODULO;
    }
  }
  bytes.push(b >> 8, b & 255, a >> 8, a & 255);
  return bytes;
}

function chunk(name: string, data: readonly number[]): number[] {
  const named = [...Array.from(name, (letter) => letter.charCodeAt(0)), ...data];
  return [...bigEndian(data.length), ...named, ...bigEndian(crc32(named))];
}

function crc32(bytes: readonly number[]): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc;
}

function bigEndian(value: number): number[] {
  return [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}
