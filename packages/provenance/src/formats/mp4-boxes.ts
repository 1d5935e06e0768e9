import { ascii, BrokenFileError, concatBytes, fourLetters, startsWith, u32, viewOf } from '../bytes.ts';

export interface Box {
  type: string;
  start: number;
  end: number;
  /** Behind size and type. */
  contentStart: number;
}

/** The boxes of a range, one after the other. Throws BrokenFileError when one reaches over the end. */
export function listBoxes(bytes: Uint8Array, start = 0, end = bytes.length): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  let at = start;
  while (at + 8 <= end) {
    const short = view.getUint32(at);
    if (short === 1 && at + 16 > end) throw new BrokenFileError('a box is cut off');
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? end - at : short;
    const contentStart = at + (short === 1 ? 16 : 8);
    if (at + size > end || at + size < contentStart) throw new BrokenFileError('a box reaches over the end');
    boxes.push({ type: fourLetters(bytes, at + 4), start: at, end: at + size, contentStart });
    at += size;
  }
  return boxes;
}

export const makeBox = (type: string, ...content: readonly Uint8Array[]): Uint8Array => {
  const size = content.reduce((sum, part) => sum + part.length, 8);
  return concatBytes(u32(size), ascii(type), ...content);
};

export const makeUuidBox = (uuid: Uint8Array, content: Uint8Array): Uint8Array => makeBox('uuid', uuid, content);

export function findUuidBoxes(bytes: Uint8Array, uuid: Uint8Array): Uint8Array[] {
  return listBoxes(bytes)
    .filter(({ type, contentStart }) => type === 'uuid' && startsWith(bytes, uuid, contentStart))
    .map(({ contentStart, end }) => bytes.subarray(contentStart + uuid.length, end));
}

export function findBox(bytes: Uint8Array, parent: Box | undefined, type: string, skip = 0): Box | undefined {
  if (!parent) return undefined;
  return listBoxes(bytes, parent.contentStart + skip, parent.end).find((box) => box.type === type);
}
