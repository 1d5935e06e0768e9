/** What the studio made lies in `photos` of its owner; and the gallery's covers in `covers` of a face; what people brought lies elsewhere and carries no label of ours. */
const PORTRAIT = /^users\/[^/]+\/(photos|faces\/[^/]+\/covers)\//;
/** Small renditions for grids, and the gallery's covers with the own face. */
const COVER = /(-cover\.jpg|\/covers\/[a-z0-9-]+)$/;
/** A video and the first of its frames, drawn with their mark; and a picture for a document, which is taken without one. */
const MARKED = /(-video(\.mp4|-cover\.jpg)|-document-[a-z-]+\.jpg)$/;

/** How a portrait is marked as it leaves. */
export type MarkedAs = 'whole' | 'cover' | 'already';

export const isPortraitKey = (key: string): boolean => PORTRAIT.test(key);

export function markedAs(key: string): MarkedAs {
  if (MARKED.test(key)) return 'already';
  return COVER.test(key) ? 'cover' : 'whole';
}
