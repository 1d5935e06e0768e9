import { ascii, BrokenFileError, concatBytes, startsWith, viewOf } from '../bytes.ts';

const APP1 = 0xe1;
const APP11 = 0xeb;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const XMP_HEADER = ascii('http://ns.adobe.com/xap/1.0/\0');
/** A segment's length field counts itself. */
const MAX_PAYLOAD_BYTES = 65_533;

interface Segment {
  marker: number;
  start: number;
  end: number;
  payload: Uint8Array;
}

/** The segments before the picture itself. Throws BrokenFileError when one reaches over the end. */
function listSegments(bytes: Uint8Array): Segment[] {
  const view = viewOf(bytes);
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw new BrokenFileError('no marker where a segment begins');
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) return segments;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length || end < at + 4) throw new BrokenFileError('a segment reaches over the end');
    segments.push({ marker, start: at, end, payload: bytes.subarray(at + 4, end) });
    at = end;
  }
  throw new BrokenFileError('the picture is missing');
}

const isXmp = ({ marker, payload }: Segment): boolean => marker === APP1 && startsWith(payload, XMP_HEADER);

/** The XMP packets of a JPEG. */
export function readJpegXmp(bytes: Uint8Array): string[] {
  const decoder = new TextDecoder();
  return listSegments(bytes)
    .filter(isXmp)
    .map(({ payload }) => decoder.decode(payload.subarray(XMP_HEADER.length)));
}

/** Puts the packet where readers look for it, in place of any that is there: behind JFIF and EXIF. */
export function writeJpegXmp(bytes: Uint8Array, xmp: string): Uint8Array<ArrayBuffer> {
  const payload = concatBytes(XMP_HEADER, new TextEncoder().encode(xmp));
  if (payload.length > MAX_PAYLOAD_BYTES) throw new RangeError('the packet does not fit a segment');
  const size = payload.length + 2;
  const segment = concatBytes(Uint8Array.of(0xff, APP1, size >> 8, size & 255), payload);
  const segments = listSegments(bytes);
  const head = segments.filter((one) => one.marker === 0xe0 || (one.marker === APP1 && !isXmp(one)));
  const at = Math.max(2, ...head.map(({ end }) => end));
  const parts = [bytes.subarray(0, 2)];
  let isWritten = false;
  for (const one of segments) {
    if (!isWritten && one.start >= at) {
      parts.push(segment);
      isWritten = true;
    }
    if (!isXmp(one)) parts.push(bytes.subarray(one.start, one.end));
  }
  if (!isWritten) parts.push(segment);
  parts.push(bytes.subarray(segments.at(-1)?.end ?? 2));
  return concatBytes(...parts);
}

/** Content credentials are JUMBF boxes in segments of JPEG XT. */
export const hasJpegCredentials = (bytes: Uint8Array): boolean =>
  listSegments(bytes).some(({ marker, payload }) => marker === APP11 && startsWith(payload, ascii('jumb'), 12));
