import { useIsSeen } from '../lib/seen';
import styles from './dark-layer.module.css';
import type { DarkLayerProps } from './dark-layer-props';
import { useLowerEdge } from './lower-edge';

export type { DarkLayerProps } from './dark-layer-props';

/** Covers the page and is always dark; the page closes it for the back gesture. */
export function DarkLayer({ label, children }: DarkLayerProps) {
  useLowerEdge('dark', useIsSeen());
  return (
    <div className={`${styles.layer} appearance-dark`} role="dialog" aria-modal="true" aria-label={label}>
      {children}
    </div>
  );
}
