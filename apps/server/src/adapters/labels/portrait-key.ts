/** What the studio made lies in `photos` of its owner; and the gallery's covers in `covers` of a face; what people brought lies elsewhere and carries no label of ours. */
const PORTRAIT = /^users\/[^/]+\/(photos|faces\/[^/]+\/covers)\//;
/** Small renditions for grids, and the gallery's covers with the own face. */
const COVER = /(-cover\.jpg|\/covers\/[a-z-]+)$/;

export const isPortraitKey = (key: string): boolean => PORTRAIT.test(key);

export const isCoverKey = (key: string): boolean => COVER.test(key);
