import { ascii, BrokenFileError, concatBytes, fourLetters, u32, viewOf } from '../bytes.ts';

export const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const XMP_KEYWORD = 'XML:com.adobe.xmp';
const AIGC_KEYWORD = 'AIGC';
/** Length, type and checksum. */
const FRAME_BYTES = 12;

interface Chunk {
  type: string;
  start: number;
  end: number;
  data: Uint8Array;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function makeChunk(type: string, data: Uint8Array): Uint8Array {
  const typed = concatBytes(ascii(type), data);
  return concatBytes(u32(data.length), typed, u32(crc32(typed)));
}

function listChunks(bytes: Uint8Array): Chunk[] {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  let at = PNG_SIGNATURE.length;
  while (at + FRAME_BYTES <= bytes.length) {
    const end = at + FRAME_BYTES + view.getUint32(at);
    if (end > bytes.length) throw new BrokenFileError('a chunk reaches over the end');
    chunks.push({ type: fourLetters(bytes, at + 4), start: at, end, data: bytes.subarray(at + 8, end - 4) });
    at = end;
  }
  if (chunks[0]?.type !== 'IHDR' || chunks.at(-1)?.type !== 'IEND')
    throw new BrokenFileError('header or end is missing');
  return chunks;
}

/** Keyword and text of a tEXt or an uncompressed iTXt chunk. */
function readText({ type, data }: Chunk): { keyword: string; text: string } | undefined {
  const end = data.indexOf(0);
  if (end < 1 || (type !== 'tEXt' && type !== 'iTXt')) return undefined;
  const keyword = String.fromCharCode(...data.subarray(0, end));
  if (type === 'tEXt') return { keyword, text: new TextDecoder('latin1').decode(data.subarray(end + 1)) };
  if (data[end + 1] !== 0) return undefined;
  // Flag and method, then the language and the translated keyword, each ended by a zero.
  const languageEnd = data.indexOf(0, end + 3);
  const start = languageEnd < 0 ? -1 : data.indexOf(0, languageEnd + 1);
  return start < 0 ? undefined : { keyword, text: new TextDecoder().decode(data.subarray(start + 1)) };
}

/** XMP packets, and what stands under the keyword AIGC. */
export function readPngTexts(bytes: Uint8Array): { xmp: string[]; aigc: string[] } {
  const texts = listChunks(bytes).flatMap((chunk) => readText(chunk) ?? []);
  const under = (keyword: string) => texts.filter((one) => one.keyword === keyword).map(({ text }) => text);
  return { xmp: under(XMP_KEYWORD), aigc: under(AIGC_KEYWORD) };
}

/** Writes the packet as iTXt and the label as tEXt, both uncompressed as TC260's guide asks, behind the header. */
export function writePngTexts(bytes: Uint8Array, xmp: string, aigc: string): Uint8Array<ArrayBuffer> {
  const kept = listChunks(bytes).filter((chunk) => {
    const keyword = readText(chunk)?.keyword;
    return keyword !== XMP_KEYWORD && keyword !== AIGC_KEYWORD;
  });
  const [header, ...rest] = kept.map(({ start, end }) => bytes.subarray(start, end));
  const packet = concatBytes(ascii(`${XMP_KEYWORD}\0\0\0\0\0`), new TextEncoder().encode(xmp));
  const label = concatBytes(ascii(`${AIGC_KEYWORD}\0`), ascii(`{"AIGC":${aigc}}`));
  return concatBytes(
    PNG_SIGNATURE,
    header ?? new Uint8Array(),
    makeChunk('iTXt', packet),
    makeChunk('tEXt', label),
    ...rest,
  );
}

export const hasPngCredentials = (bytes: Uint8Array): boolean => listChunks(bytes).some(({ type }) => type === 'caBX');
