import { type RefObject, useContext, useRef, useSyncExternalStore } from 'react';
import { PageScroll } from '../platform/page-scroll.mini';

/** A mini-program page knows how far it is scrolled: what is marked stands at its top, under the title. */
export function useScrolledPast(belowPx = 0): [ref: RefObject<HTMLDivElement>, isPast: boolean] {
  const scroll = useContext(PageScroll);
  const ref = useRef<HTMLDivElement>(null) as RefObject<HTMLDivElement>;
  const isPast = () => scroll.get() > belowPx;
  return [ref, useSyncExternalStore(scroll.subscribe, isPast, isPast)];
}
