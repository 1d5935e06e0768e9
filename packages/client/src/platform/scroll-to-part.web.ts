import type { ScrollToPartPort } from './scroll-to-part-port';

export const scrollToPart: ScrollToPartPort['scrollToPart'] = (id) => {
  const part = document.getElementById(id);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
  part?.focus({ preventScroll: true });
};
