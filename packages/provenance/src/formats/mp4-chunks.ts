import { BrokenFileError, concatBytes, viewOf } from '../bytes.ts';
import { type Box, listBoxes } from './mp4-boxes.ts';

/** Above, a table of four bytes to a place would wrap round. */
const MAX_SHORT_PLACE = 0xffffffff;
const PARENTS: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

/** The places of a video in fragments stand in every fragment, where nothing here moves them. */
export function refuseFragments(boxes: readonly Box[]): void {
  if (boxes.some(({ type }) => type === 'moof')) throw new BrokenFileError('a video in fragments');
}

/** Adds to every place in the file, from `from` on, that the movie header names, in place. */
export function shiftChunks(
  movie: Uint8Array,
  parent: { start: number; end: number },
  shift: number,
  from: number,
): void {
  const view = viewOf(movie);
  for (const box of listBoxes(movie, parent.start, parent.end)) {
    if (PARENTS.has(box.type)) {
      shiftChunks(movie, { start: box.contentStart, end: box.end }, shift, from);
    } else if (box.type === 'stco' || box.type === 'co64') {
      const width = box.type === 'stco' ? 4 : 8;
      const count = view.getUint32(box.contentStart + 4);
      if (box.contentStart + 8 + count * width > box.end) throw new BrokenFileError('a table of chunks is cut off');
      for (let index = 0; index < count; index++) {
        const at = box.contentStart + 8 + index * width;
        const place = width === 4 ? view.getUint32(at) : Number(view.getBigUint64(at));
        if (place < from) continue;
        if (width === 8) view.setBigUint64(at, BigInt(place + shift));
        else if (place + shift > MAX_SHORT_PLACE) throw new RangeError('the video is too long for its table of chunks');
        else view.setUint32(at, place + shift);
      }
    }
  }
}

/** Puts `box` in the place of what lies between two offsets of the file, and moves what the movie header names behind. */
export function spliceBox(bytes: Uint8Array, start: number, end: number, box: Uint8Array): Uint8Array<ArrayBuffer> {
  refuseFragments(listBoxes(bytes));
  const whole = concatBytes(bytes.subarray(0, start), box, bytes.subarray(end));
  shiftChunks(whole, { start: 0, end: whole.length }, box.length - (end - start), end);
  return whole;
}
