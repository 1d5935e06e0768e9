import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import styles from './nav-bar.module.css';

export type NavBarProps = {
  title?: string | undefined;
  leading?: { kind: 'back' | 'close'; label: string; onPress: () => void } | undefined;
  actions?: ReactNode;
  /** The hairline under the bar, once something has scrolled beneath it. */
  hasLine?: boolean;
  /** On the darkroom's table, which is not paper. */
  isOnTable?: boolean;
};

/** 44 px: back or close, the title in the middle, actions at the end. */
export function NavBar({ title, leading, actions, hasLine = false, isOnTable = false }: NavBarProps) {
  return (
    <header className={classNames(styles.bar, hasLine && styles.line, isOnTable && styles.table)}>
      <div className={styles.row}>
        <div className={styles.leading}>
          {leading ? <IconButton icon={leading.kind} label={leading.label} onPress={leading.onPress} /> : null}
        </div>
        {title ? <h1 className={styles.title}>{title}</h1> : null}
        <div className={styles.actions}>{actions}</div>
      </div>
    </header>
  );
}
