import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** A page of words and lists, part below part. */
export const Parts = ({ children }: { readonly children: ReactNode }) => <div className={styles.body}>{children}</div>;

interface PartProps {
  readonly title?: string;
  /** Where one is led to: it takes the focus. */
  readonly id?: string;
  /** Said by screen readers when it comes. */
  readonly isStatus?: boolean;
  readonly children: ReactNode;
}

/** What belongs together on such a page. */
export function Part({ title, id, isStatus, children }: PartProps) {
  return (
    <section
      className={styles.part}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      role={isStatus ? 'status' : undefined}
    >
      {title === undefined ? null : <h2 className={styles.title}>{title}</h2>}
      {children}
    </section>
  );
}

/** A paragraph of it. */
export const PartText = ({ children }: { readonly children: ReactNode }) => <p className={styles.text}>{children}</p>;
