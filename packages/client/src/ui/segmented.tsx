import type { Item } from './choice-item';
import { classNames } from './class-names';
import styles from './segmented.module.css';

export type SegmentedProps = {
  label: string;
  items: readonly Item[];
  selectedId: string;
  onSelect: (id: string) => void;
};

/** Two to four ways of seeing the same thing. */
export function Segmented({ label, items, selectedId, onSelect }: SegmentedProps) {
  return (
    <ul className={styles.track} aria-label={label}>
      {items.map(({ id, label: word }) => (
        <li key={id} className={styles.place}>
          <button
            type="button"
            className={classNames(styles.segment, id === selectedId && styles.selected)}
            aria-pressed={id === selectedId}
            onClick={() => onSelect(id)}
          >
            {word}
          </button>
        </li>
      ))}
    </ul>
  );
}
