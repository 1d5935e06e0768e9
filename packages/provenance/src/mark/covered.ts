import type { Part, PictureContents } from '../contents.ts';
import type { Patch } from './ground.ts';

/** A face counts more than any number of letters. */
const FACE_WEIGHT = 100;

/** How much of what a picture shows a patch would cover, in squares of its width; nothing where nothing is known. */
export function coveredBy(
  { left, top, widthPx, heightPx }: Patch,
  contents: PictureContents | undefined,
  picture: { widthPx: number; heightPx: number },
): number {
  if (!contents) return 0;
  const share = ({ x, y, width, height }: Part): number => {
    const across = overlap(left, widthPx, x * picture.widthPx, width * picture.widthPx);
    const down = overlap(top, heightPx, y * picture.heightPx, height * picture.heightPx);
    return (across * down) / picture.widthPx ** 2;
  };
  const sum = (parts: readonly Part[]): number => parts.reduce((all, part) => all + share(part), 0);
  return FACE_WEIGHT * sum(contents.faces) + sum(contents.letters);
}

const overlap = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart));
