import { lazy, Suspense, useRef } from 'react';
import type { ConfirmDialogProps } from './confirm-props';

export type { ConfirmDialogProps } from './confirm-props';

const ConfirmLayer = lazy(() => import('./confirm-layer'));

/** A question that must be answered before anything else. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const wasOpen = useRef(false);
  if (props.isOpen) wasOpen.current = true;
  if (!wasOpen.current) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmLayer {...props} />
    </Suspense>
  );
}
