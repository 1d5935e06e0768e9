import type { ScrollToPartPort } from './scroll-to-part-port';

export const scrollToPart: ScrollToPartPort['scrollToPart'] = undefined;
