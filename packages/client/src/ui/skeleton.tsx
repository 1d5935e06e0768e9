import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  shape?: 'text' | 'photo' | 'circle' | 'block';
  widthPx?: number;
  heightPx?: number;
  /** A line of text that ends early. */
  isShort?: boolean;
};

/** Holds the place of what is coming, in its final size. */
export function Skeleton({ shape = 'text', widthPx, heightPx, isShort = false }: SkeletonProps) {
  const side = shape === 'circle' ? (heightPx ?? widthPx ?? 56) : undefined;
  const width = side ?? widthPx;
  const height = side ?? heightPx;
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], isShort && styles.short)}
      style={{
        ...(width === undefined ? {} : { inlineSize: `${width}px` }),
        ...(height === undefined ? {} : { blockSize: `${height}px` }),
      }}
      aria-hidden="true"
    />
  );
}

/** Says once that something is being fetched, around its Skeletons. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      {children}
    </div>
  );
}
