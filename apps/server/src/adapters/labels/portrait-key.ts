/** What the studio made lies in `photos` of its owner; and the gallery's covers in `covers` of a face; what people brought lies elsewhere and carries no label of ours. */
const PORTRAIT = /^users\/[^/]+\/(photos|faces\/[^/]+\/covers)\//;
/** Small renditions for grids, and the gallery's covers with the own face. */
const COVER = /(-cover\.jpg|\/covers\/[a-z0-9-]+)$/;
/** A video and the first of its frames, and the file of a print, drawn with their mark; and a picture for a document, which is taken without one. */
const MARKED = /(-video(\.mp4|-cover\.jpg)|-document-[a-z-]+\.jpg|-ordered\.jpg)$/;

/** How a portrait is marked as it leaves. */
export type MarkedAs = 'whole' | 'cover' | 'already';

/** Whose an object is: what lies under `users/` is somebody's, all else nobody's. */
export const ownerOfKey = (key: string): string => /^users\/([^/]+)\//.exec(key)?.[1] ?? '';

export const isPortraitKey = (key: string): boolean => PORTRAIT.test(key);

export function markedAs(key: string): MarkedAs {
  if (MARKED.test(key)) return 'already';
  return COVER.test(key) ? 'cover' : 'whole';
}

const PROOF = '-proof';

/** Names a portrait's proof: what is seen of it by who has not kept it where that costs. It is made of the portrait as it leaves, and not stored. */
export const isProofKey = (key: string): boolean => key.endsWith(PROOF);

const PART = /-part-(\d{1,5})-(\d{1,5})-(\d{1,5})-(\d{1,5})$/;
const PART_UNITS = 10_000;

/** The part of a portrait that a key names, in shares of its width and height: what a print of it looks like. Drawn as it leaves, and not stored. */
export function partOfKey(key: string): { x: number; y: number; width: number; height: number } | undefined {
  const sides = PART.exec(key)
    ?.slice(1)
    .map((side) => Number(side) / PART_UNITS);
  if (!sides) return undefined;
  const [x = 0, y = 0, width = 1, height = 1] = sides;
  return { x, y, width, height };
}

/** What is stored of what a key names. */
export const storedKey = (key: string): string =>
  isProofKey(key) ? key.slice(0, -PROOF.length) : key.replace(PART, '');
