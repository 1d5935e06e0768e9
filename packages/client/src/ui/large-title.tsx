import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './large-title.module.css';
import { useScrolledPast } from './scrolled-past';

export type LargeTitleProps = {
  title: string;
  actions?: ReactNode;
  /** Given by pages that know their scroll position; on web it is observed otherwise. */
  isFolded?: boolean | undefined;
  /** A hairline when folded; not where a StuckRow follows. */
  hasLine?: boolean;
  /** A title that changes and has long actions beside it: one size smaller, and it stays beside them. */
  isModest?: boolean;
};

/** The title voice at 34, which folds to 44 px with the title in the middle once the page has scrolled. */
export function LargeTitle({ title, actions, isFolded, hasLine = true, isModest = false }: LargeTitleProps) {
  const [mark, isPast] = useScrolledPast();
  const isSmall = isFolded ?? isPast;
  return (
    <>
      <div ref={mark} className={styles.mark} aria-hidden="true" />
      <header className={classNames(styles.bar, isSmall && styles.folded, isSmall && hasLine && styles.line)}>
        <div className={styles.row}>
          <h1 className={classNames(styles.large, isModest && styles.modest)}>{title}</h1>
          {isModest ? null : (
            <span className={styles.small} aria-hidden="true">
              {title}
            </span>
          )}
          <div className={styles.actions}>{actions}</div>
        </div>
      </header>
    </>
  );
}
