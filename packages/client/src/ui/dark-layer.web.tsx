import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useIsSeen } from '../lib/seen';
import { classNames } from './class-names';
import styles from './dark-layer.module.css';
import type { DarkLayerProps } from './dark-layer-props';
import { useHeldFocus } from './held-focus';
import { useLowerEdge } from './lower-edge';

export type { DarkLayerProps } from './dark-layer-props';

/** Covers the window and is always dark: looking at photos. Focus stays inside and returns to where it was. */
export function DarkLayer({ label, onClose, isSheer = false, children }: DarkLayerProps) {
  const heldFocus = useHeldFocus(onClose);
  useLowerEdge('dark', useIsSeen());
  useEffect(() => {
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = overflow;
    };
  }, []);
  return createPortal(
    <div
      {...heldFocus}
      className={classNames(styles.layer, isSheer && styles.sheer, 'appearance-dark')}
      role="dialog"
      aria-modal="true"
      aria-label={label}
    >
      {children}
    </div>,
    document.body,
  );
}
