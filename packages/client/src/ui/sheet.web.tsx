import { lazy, Suspense, useRef } from 'react';
import { useLowerEdge } from './lower-edge';
import type { SheetProps } from './sheet-props';

export type { SheetProps } from './sheet-props';

const loadLayer = () => import('./sheet-layer');
const SheetLayer = lazy(loadLayer);

/** Fetches the sheet's machinery while nothing else is to be done, so that the first sheet opens at once. */
export function preloadSheet(): void {
  void loadLayer();
}

/** A bottom sheet; from 768 px a dialog of at least 500 × 500. Focus stays inside and returns to where it was. */
export function Sheet(props: SheetProps) {
  useLowerEdge('sheet', props.isOpen);
  const wasOpen = useRef(false);
  if (props.isOpen) wasOpen.current = true;
  if (!wasOpen.current) return null;
  return (
    <Suspense fallback={null}>
      <SheetLayer {...props} />
    </Suspense>
  );
}
