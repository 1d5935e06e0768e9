import { ascii, BrokenFileError, concatBytes, fourLetters, viewOf } from '../bytes.ts';

const HEADER_BYTES = 12;
const XMP_FLAG = 0x04;
const ALPHA_FLAG = 0x10;

interface Chunk {
  type: string;
  data: Uint8Array;
}

function listChunks(bytes: Uint8Array): Chunk[] {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  let at = HEADER_BYTES;
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at + 4, true);
    if (at + 8 + size > bytes.length) throw new BrokenFileError('a chunk reaches over the end');
    chunks.push({ type: fourLetters(bytes, at), data: bytes.subarray(at + 8, at + 8 + size) });
    at += 8 + size + (size & 1);
  }
  if (chunks.length === 0) throw new BrokenFileError('the picture is missing');
  return chunks;
}

function makeChunk({ type, data }: Chunk): Uint8Array {
  const head = concatBytes(ascii(type), new Uint8Array(4));
  viewOf(head).setUint32(4, data.length, true);
  return concatBytes(head, data, new Uint8Array(data.length & 1));
}

/** Width, height and alpha out of the picture's own header (RFC 9649). */
function readSize(chunks: readonly Chunk[]): { widthPx: number; heightPx: number; hasAlpha: boolean } {
  const picture = chunks.find(({ type }) => type === 'VP8 ' || type === 'VP8L');
  if (!picture || picture.data.length < 10) throw new BrokenFileError('the picture is missing');
  const view = viewOf(picture.data);
  if (picture.type === 'VP8 ') {
    return { widthPx: view.getUint16(6, true) & 0x3fff, heightPx: view.getUint16(8, true) & 0x3fff, hasAlpha: false };
  }
  const bits = view.getUint32(1, true);
  return { widthPx: (bits & 0x3fff) + 1, heightPx: ((bits >> 14) & 0x3fff) + 1, hasAlpha: (bits >> 28) % 2 !== 0 };
}

function makeExtended(chunks: readonly Chunk[]): Chunk {
  const data = new Uint8Array(10);
  const given = chunks.find(({ type }) => type === 'VP8X');
  if (given) {
    data.set(given.data.subarray(0, 10));
  } else {
    const { widthPx, heightPx, hasAlpha } = readSize(chunks);
    const view = viewOf(data);
    data[0] = hasAlpha ? ALPHA_FLAG : 0;
    view.setUint16(4, (widthPx - 1) & 0xffff, true);
    view.setUint16(7, (heightPx - 1) & 0xffff, true);
  }
  data[0] = (data[0] ?? 0) | XMP_FLAG;
  return { type: 'VP8X', data };
}

export function readWebpXmp(bytes: Uint8Array): string[] {
  const decoder = new TextDecoder();
  return listChunks(bytes)
    .filter(({ type }) => type === 'XMP ')
    .map(({ data }) => decoder.decode(data));
}

/** Writes the packet into the XMP chunk, which makes a simple file an extended one. */
export function writeWebpXmp(bytes: Uint8Array, xmp: string): Uint8Array<ArrayBuffer> {
  const chunks = listChunks(bytes);
  const kept = chunks.filter(({ type }) => type !== 'VP8X' && type !== 'XMP ');
  const packet = { type: 'XMP ', data: new TextEncoder().encode(xmp) };
  return makeFile([makeExtended(chunks), ...kept, packet]);
}

function makeFile(chunks: readonly Chunk[]): Uint8Array<ArrayBuffer> {
  const body = concatBytes(ascii('WEBP'), ...chunks.map(makeChunk));
  const head = concatBytes(ascii('RIFF'), new Uint8Array(4));
  viewOf(head).setUint32(4, body.length, true);
  return concatBytes(head, body);
}

const isCredentials = ({ type }: Chunk): boolean => type === 'C2PA';

export const hasWebpCredentials = (bytes: Uint8Array): boolean => listChunks(bytes).some(isCredentials);

/** The manifest store of content credentials, a view of the file. */
export const readWebpCredentials = (bytes: Uint8Array): Uint8Array | undefined =>
  listChunks(bytes).find(isCredentials)?.data;

/** Makes room for a manifest store at the end, where C2PA has it, in place of one that is there. */
export function reserveWebpCredentials(bytes: Uint8Array, storeBytes: number): Uint8Array<ArrayBuffer> {
  const kept = listChunks(bytes).filter((chunk) => !isCredentials(chunk));
  return makeFile([...kept, { type: 'C2PA', data: new Uint8Array(storeBytes) }]);
}
