import { svgDataUrl } from './svg-data-url';

const STROKE = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const VIEW_BOX = '0 0 96 96';

function maskOf(content: string) {
  const mask = `url("${svgDataUrl(content, VIEW_BOX)}")`;
  return { maskImage: mask, WebkitMaskImage: mask };
}

/** Style by which a box shows its colour in the area of a path on a grid of 96 × 96. */
export const areaMask = (path: string) => maskOf(`<path d="${path}"/>`);

/** Style by which a box shows its colour along the lines of a path on a grid of 96 × 96. */
export const lineMask = (path: string) => maskOf(`<path d="${path}" ${STROKE}/>`);
