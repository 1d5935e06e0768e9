import { Children, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './rail.module.css';
import { RailArrows } from './rail-arrows';

export type RailProps = {
  label: string;
  children: ReactNode;
  /** Smaller cards, such as chosen photos on the pay sheet. */
  isCompact?: boolean;
};

/** Cards in a row that scrolls sideways: two whole and 38 px of a third, so that one sees there is more. */
export function Rail({ label, children, isCompact = false }: RailProps) {
  return (
    <RailArrows>
      <ul className={classNames(styles.rail, isCompact && styles.compact)} aria-label={label}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </RailArrows>
  );
}
