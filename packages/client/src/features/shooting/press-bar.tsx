import type { ReactNode } from 'react';
import { useIsSeen } from '../../lib/seen';
import { useLowerEdge } from '../../ui/lower-edge';
import styles from './shoot-panel.module.css';

interface PressBarProps {
  /** Why the button cannot be pressed, where that is not plain to see. */
  readonly why?: string | undefined;
  readonly children: ReactNode;
}

/** The button of a shoot, in sight however much there is to choose above it. */
export function PressBar({ why, children }: PressBarProps) {
  useLowerEdge('bar', useIsSeen());
  return (
    <div className={styles.press}>
      {why ? (
        <p className={styles.why} role="status">
          {why}
        </p>
      ) : null}
      {children}
    </div>
  );
}
