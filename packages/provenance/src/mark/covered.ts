import type { Part, PictureContents } from '../contents.ts';
import type { Patch } from './ground.ts';

/** A face counts more than any number of letters. */
const FACE_WEIGHT = 100;

/** How far hair reaches beyond the features of a face: above them by this share of their height, and on either side by this one of their width. */
const HAIR = { above: 0.5, aside: 0.45 };

/** A face with the hair around it. */
export const headOf = ({ x, y, width, height }: Part): Part => ({
  x: x - HAIR.aside * width,
  y: y - HAIR.above * height,
  width: (1 + 2 * HAIR.aside) * width,
  height: (1 + HAIR.above) * height,
});

type Size = { widthPx: number; heightPx: number };

/** How much of what a picture shows a patch would cover, in squares of its width; nothing where nothing is known. */
export function coveredBy(patch: Patch, contents: PictureContents | undefined, picture: Size): number {
  if (!contents) return 0;
  return FACE_WEIGHT * sumOf(contents.faces, patch, picture) + sumOf(contents.letters, patch, picture);
}

/** The same of the hair around the faces, as far as one who knows only these can tell. */
export function hairCoveredBy(patch: Patch, contents: PictureContents | undefined, picture: Size): number {
  return contents ? sumOf(contents.faces.map(headOf), patch, picture) : 0;
}

function sumOf(parts: readonly Part[], { left, top, widthPx, heightPx }: Patch, picture: Size): number {
  const share = ({ x, y, width, height }: Part): number => {
    const across = overlap(left, widthPx, x * picture.widthPx, width * picture.widthPx);
    const down = overlap(top, heightPx, y * picture.heightPx, height * picture.heightPx);
    return (across * down) / picture.widthPx ** 2;
  };
  return parts.reduce((all, part) => all + share(part), 0);
}

const overlap = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart));
