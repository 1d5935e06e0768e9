import type { Item } from './choice-item';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './steps.module.css';

export type StepsProps = { label: string; items: readonly Item[]; currentIndex: number };

/** How far one is in a task of several screens. */
export function Steps({ label, items, currentIndex }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {items.map((item, index) => (
        <li
          key={item.id}
          className={classNames(
            styles.step,
            index < currentIndex && styles.done,
            index === currentIndex && styles.current,
          )}
          aria-current={index === currentIndex ? 'step' : undefined}
        >
          <span className={styles.mark}>{index < currentIndex ? <Icon name="check" sizePx={14} /> : null}</span>
          <span className={styles.word}>{item.label}</span>
        </li>
      ))}
    </ol>
  );
}
