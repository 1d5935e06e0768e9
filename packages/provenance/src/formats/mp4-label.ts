import { ascii, BrokenFileError, concatBytes, u32, viewOf } from '../bytes.ts';
import { type Box, findBox, findUuidBoxes, listBoxes, makeBox, makeUuidBox } from './mp4-boxes.ts';
import { refuseFragments, shiftChunks } from './mp4-chunks.ts';

/** XMP specification, part 3: the box that holds a packet. */
const XMP_UUID = Uint8Array.of(190, 122, 207, 203, 151, 169, 66, 232, 156, 113, 153, 148, 145, 227, 175, 172);
const AIGC_KEY = 'AIGC';
const FULL_BOX_BYTES = 4;

const findMovie = (bytes: Uint8Array): Box => {
  const movie = listBoxes(bytes).find(({ type }) => type === 'moov');
  if (!movie) throw new BrokenFileError('the movie header is missing');
  return movie;
};

/** `meta` as QuickTime has it for named values: a handler, the keys, and their values by number. */
function makeMeta(value: string): Uint8Array {
  const full = new Uint8Array(FULL_BOX_BYTES);
  const handler = makeBox('hdlr', full, u32(0), ascii('mdta'), new Uint8Array(13));
  const keys = makeBox('keys', full, u32(1), u32(8 + AIGC_KEY.length), ascii(`mdta${AIGC_KEY}`));
  const data = makeBox('data', u32(1), u32(0), ascii(value));
  const item = concatBytes(u32(8 + data.length), u32(1), data);
  return makeBox('meta', full, handler, keys, makeBox('ilst', item));
}

/**
 * Writes the label where TC260's guide for video has it (key AIGC in moov.udta.meta) and as XMP in a box of its own at
 * the end. Throws BrokenFileError for a file without movie header, or in fragments, whose places cannot be moved.
 */
export function writeMp4Label(bytes: Uint8Array, xmp: string, aigc: string): Uint8Array<ArrayBuffer> {
  const boxes = listBoxes(bytes);
  refuseFragments(boxes);
  const movie = findMovie(bytes);
  const children = listBoxes(bytes, movie.contentStart, movie.end);
  const user = children.find(({ type }) => type === 'udta');
  const keptOfUser = user ? listBoxes(bytes, user.contentStart, user.end).filter(({ type }) => type !== 'meta') : [];
  const cut = ({ start, end }: Box) => bytes.subarray(start, end);
  const labelled = makeBox('udta', ...keptOfUser.map(cut), makeMeta(aigc));
  const made = makeBox('moov', ...children.filter((box) => box !== user).map(cut), labelled);
  shiftChunks(made, { start: 8, end: made.length }, made.length - (movie.end - movie.start), movie.end);
  const isOldPacket = (box: Box) =>
    box.type === 'uuid' && XMP_UUID.every((byte, index) => bytes[box.contentStart + index] === byte);
  // An old packet is at the end as well: what stands before the picture data may not change its length.
  const last = boxes.at(-1);
  const kept = last && isOldPacket(last) ? boxes.slice(0, -1) : boxes;
  const parts = kept.map((box) => (box.start === movie.start ? made : closed(bytes, box)));
  return concatBytes(...parts, makeUuidBox(XMP_UUID, new TextEncoder().encode(xmp)));
}

/** A box that lasts to the end of the file gets its size: something follows it now. */
function closed(bytes: Uint8Array, { start, end }: Box): Uint8Array {
  const box = bytes.slice(start, end);
  if (viewOf(box).getUint32(0) === 0) viewOf(box).setUint32(0, box.length);
  return box;
}

/** Texts under the key AIGC, and XMP packets. */
export function readMp4Label(bytes: Uint8Array): { xmp: string[]; aigc: string[] } {
  const decoder = new TextDecoder();
  const xmp = findUuidBoxes(bytes, XMP_UUID).map((packet) => decoder.decode(packet));
  const meta = findBox(bytes, findBox(bytes, findMovie(bytes), 'udta'), 'meta');
  const keys = findBox(bytes, meta, 'keys', FULL_BOX_BYTES);
  const list = findBox(bytes, meta, 'ilst', FULL_BOX_BYTES);
  if (!keys || !list) return { xmp, aigc: [] };
  const names = listBoxes(bytes, keys.contentStart + 8, keys.end).map((key) =>
    decoder.decode(bytes.subarray(key.contentStart, key.end)),
  );
  const view = viewOf(bytes);
  const aigc = listBoxes(bytes, list.contentStart, list.end)
    .filter((item) => names[view.getUint32(item.start + 4) - 1] === AIGC_KEY)
    .flatMap((item) => findBox(bytes, item, 'data') ?? [])
    .map((data) => decoder.decode(bytes.subarray(data.contentStart + 8, data.end)));
  return { xmp, aigc };
}
