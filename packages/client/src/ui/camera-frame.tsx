import type { ReactNode } from 'react';
import styles from './camera-frame.module.css';
import { classNames } from './class-names';

interface CameraFrameProps {
  /** The camera's picture. */
  readonly live: ReactNode;
  /** Whether the face fits the oval, or what runs down takes the place of its line. */
  readonly oval?: 'good' | 'ring' | undefined;
  /** In the oval. */
  readonly ring?: ReactNode;
  /** Lies on the picture. */
  readonly children: ReactNode;
  /** Three: the way out, the shutter, the other camera. */
  readonly controls: ReactNode;
}

/** The live picture with an oval for the face, and the controls below it. */
export function CameraFrame({ live, oval, ring, children, controls }: CameraFrameProps) {
  return (
    <div className={styles.step}>
      <div className={styles.picture}>
        <div className={styles.live}>{live}</div>
        <span className={classNames(styles.oval, oval && styles[oval])}>{ring}</span>
        {children}
      </div>
      <div className={styles.controls}>{controls}</div>
    </div>
  );
}
