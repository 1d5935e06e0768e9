import { Badge, type BadgeProps } from './badge';
import type { Item } from './choice-item';
import { classNames } from './class-names';
import { moveFocusByKey } from './roving-focus';
import styles from './tabs.module.css';

export type TabItem = Item & { badge?: BadgeProps | undefined; panelId?: string | undefined };

export type TabsProps = {
  label: string;
  items: readonly TabItem[];
  selectedId: string;
  onSelect: (id: string) => void;
};

/** Words in a line, the chosen one in ink above a stroke. Arrow keys move. */
export function Tabs({ label, items, selectedId, onSelect }: TabsProps) {
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={moveFocusByKey}>
      {items.map(({ id, label: word, badge, panelId }) => {
        const isSelected = id === selectedId;
        return (
          <button
            key={id}
            type="button"
            role="tab"
            className={classNames(styles.tab, isSelected && styles.selected)}
            aria-selected={isSelected}
            aria-controls={panelId}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            <span className={styles.word}>{word}</span>
            {badge ? <Badge {...badge} /> : null}
          </button>
        );
      })}
    </div>
  );
}
