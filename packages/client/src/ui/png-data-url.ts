import { toBase64 } from './base64';

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const HEADER_BYTES = 13;
/** Around what a chunk holds: its length, its name and its check. */
const CHUNK_BYTES = 12;
/** Around a row: the head of its deflate block and its filter. */
const ROW_BYTES = 6;
/** Around the rows: zlib's head and its check. */
const ZLIB_BYTES = 6;
const ADLER_MODULO = 65521;

/**
 * A PNG data URL of a small picture, written without DOM: one stored (uncompressed) deflate block per row.
 * @param widthPx at most 16,383, so that a row fits one block
 * @param rgba row by row, 4 bytes a pixel
 */
export function pngDataUrl(widthPx: number, heightPx: number, rgba: Uint8Array): string {
  const header = new Uint8Array(HEADER_BYTES);
  const view = new DataView(header.buffer);
  view.setUint32(0, widthPx);
  view.setUint32(4, heightPx);
  header.set([8, 6], 8);
  const rows = zlibRows(widthPx, heightPx, rgba);
  const png = new Uint8Array(SIGNATURE.length + 3 * CHUNK_BYTES + HEADER_BYTES + rows.length);
  png.set(SIGNATURE);
  let at = writeChunk(png, SIGNATURE.length, 'IHDR', header);
  at = writeChunk(png, at, 'IDAT', rows);
  writeChunk(png, at, 'IEND', new Uint8Array(0));
  return `data:image/png;base64,${toBase64(png)}`;
}

function zlibRows(widthPx: number, heightPx: number, rgba: Uint8Array): Uint8Array {
  const rowBytes = widthPx * 4;
  const length = rowBytes + 1;
  const bytes = new Uint8Array(ZLIB_BYTES + heightPx * (rowBytes + ROW_BYTES));
  bytes.set([0x78, 0x01]);
  let at = 2;
  let a = 1;
  let b = 0;
  for (let y = 0; y < heightPx; y++) {
    const isLast = y === heightPx - 1 ? 1 : 0;
    bytes.set([isLast, length & 255, length >> 8, ~length & 255, (length >> 8) ^ 255, 0], at);
    at += ROW_BYTES;
    // The filter's byte is 0: it counts for the second sum alone.
    b += a;
    for (let x = y * rowBytes; x < (y + 1) * rowBytes; x++) {
      const byte = rgba[x] ?? 0;
      bytes[at++] = byte;
      a += byte;
      b += a;
      if (b > 0x7fff0000) b %= ADLER_MODULO;
    }
    a %= ADLER_MODULO;
    b %= ADLER_MODULO;
  }
  new DataView(bytes.buffer).setUint32(at, b * 65536 + a);
  return bytes;
}

/** @returns where the next chunk begins */
function writeChunk(png: Uint8Array, at: number, name: string, data: Uint8Array): number {
  const view = new DataView(png.buffer);
  const end = at + 8 + data.length;
  view.setUint32(at, data.length);
  for (let index = 0; index < 4; index++) png[at + 4 + index] = name.charCodeAt(index);
  png.set(data, at + 8);
  view.setUint32(end, crc32(png.subarray(at + 4, end)));
  return end + 4;
}

const crcTable = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (let index = 0; index < bytes.length; index++)
    crc = (crc >>> 8) ^ (crcTable[(crc ^ (bytes[index] ?? 0)) & 255] ?? 0);
  return ~crc >>> 0;
}
