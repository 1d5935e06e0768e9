import { ascii, BrokenFileError, concatBytes, startsWith, u32 } from '../bytes.ts';
import { type Box, listBoxes, makeUuidBox } from './mp4-boxes.ts';
import { spliceBox } from './mp4-chunks.ts';

/** C2PA specification, annex A.5: the box that holds content credentials. */
export const C2PA_UUID = Uint8Array.of(216, 254, 195, 214, 27, 14, 72, 60, 146, 151, 88, 40, 135, 126, 196, 129);
/** Version and flags, what the box holds, and where a Merkle tree of fragments would lie. */
const PURPOSE = concatBytes(u32(0), ascii('manifest\0'), u32(0), u32(0));
/** What a hash of version 3 always leaves out besides the credentials: the brand, and an index of fragments. */
const UNHASHED: ReadonlySet<string> = new Set(['ftyp', 'mfra']);

const isCredentials =
  (bytes: Uint8Array) =>
  ({ type, contentStart }: Box): boolean =>
    type === 'uuid' && startsWith(bytes, C2PA_UUID, contentStart);

export const hasMp4Credentials = (bytes: Uint8Array): boolean => listBoxes(bytes).some(isCredentials(bytes));

/** Makes room for a manifest store, in place of one that is there or else right behind the brand, before all pictures. */
export function reserveMp4Credentials(bytes: Uint8Array, storeBytes: number): Uint8Array<ArrayBuffer> {
  const boxes = listBoxes(bytes);
  const given = boxes.find(isCredentials(bytes));
  const brand = boxes.find(({ type }) => type === 'ftyp');
  if (!brand) throw new BrokenFileError('the brand is missing');
  const box = makeUuidBox(C2PA_UUID, concatBytes(PURPOSE, new Uint8Array(storeBytes)));
  return spliceBox(bytes, given?.start ?? brand.end, given?.end ?? brand.end, box);
}

/** Fills the room, in place. Throws RangeError when the store has another length. */
export function fillMp4Credentials(bytes: Uint8Array, store: Uint8Array): void {
  const room = listBoxes(bytes).find(isCredentials(bytes));
  const start = room && room.contentStart + C2PA_UUID.length + PURPOSE.length;
  if (start === undefined || start + store.length !== room?.end) throw new RangeError('the credentials do not fit');
  bytes.set(store, start);
}

/** What the hash of version 3 is made of: of every box that counts, its offset in eight bytes, then the box. */
export function* hashedMp4Parts(bytes: Uint8Array): Generator<Uint8Array> {
  const isOurs = isCredentials(bytes);
  for (const box of listBoxes(bytes)) {
    if (UNHASHED.has(box.type) || isOurs(box)) continue;
    yield concatBytes(u32(Math.floor(box.start / 2 ** 32)), u32(box.start));
    yield bytes.subarray(box.start, box.end);
  }
}
