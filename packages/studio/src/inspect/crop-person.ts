import { faceHeightOf } from '../models/face-landmarks.ts';
import type { FoundFace } from '../models/find-faces.ts';
import type { Box } from '../pixels/photo.ts';
import { framePerson } from '../prepare/frame-person.ts';
import { outlineOf } from './face-outline.ts';

/** Faces nearer to each other than this, as a share of the chosen one's height, cannot be cut apart. */
const MIN_GAP_SHARE = 0.02;

/**
 * The part of a photo that a portrait of one person needs, without the faces of the others: between two faces it ends half-way.
 * Whole pixels inside the photo. Undefined when another face is too near to be left out.
 */
export function cropPerson(
  face: FoundFace,
  others: readonly FoundFace[],
  photo: { widthPx: number; heightPx: number },
): Box | undefined {
  const { box } = framePerson(face.landmarks, photo.widthPx, photo.heightPx);
  const own = edgesOf(outlineOf(face.landmarks));
  const crop = edgesOf(box);
  for (const other of others) {
    const theirs = edgesOf(outlineOf(other.landmarks));
    if (!overlaps(crop, theirs)) continue;
    const cuts: { gap: number; cut(at: number): void }[] = [
      { gap: theirs.left - own.right, cut: (half) => (crop.right = Math.floor(own.right + half)) },
      { gap: own.left - theirs.right, cut: (half) => (crop.left = Math.ceil(own.left - half)) },
      { gap: theirs.top - own.bottom, cut: (half) => (crop.bottom = Math.floor(own.bottom + half)) },
      { gap: own.top - theirs.bottom, cut: (half) => (crop.top = Math.ceil(own.top - half)) },
    ];
    const widest = cuts.reduce((a, b) => (b.gap > a.gap ? b : a));
    if (widest.gap < faceHeightOf(face.landmarks) * MIN_GAP_SHARE) return undefined;
    widest.cut(widest.gap / 2);
  }
  return { left: crop.left, top: crop.top, widthPx: crop.right - crop.left, heightPx: crop.bottom - crop.top };
}

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function edgesOf({ left, top, widthPx, heightPx }: Box): Edges {
  return { left, top, right: left + widthPx, bottom: top + heightPx };
}

function overlaps(a: Edges, b: Edges): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
