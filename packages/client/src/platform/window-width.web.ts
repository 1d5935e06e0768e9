import { WIDE_QUERY } from '../design/breakpoints';

const query = matchMedia(WIDE_QUERY);

export const isWide = (): boolean => query.matches;

/** Calls back when the window becomes wide or narrow; gives the function that ends it. */
export function onWidthChange(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
