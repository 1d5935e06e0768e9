import { Badge } from './badge';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './tab-bar.module.css';
import type { TabBarItem } from './tab-item';

export type { TabBarItem } from './tab-item';

export type TabBarProps = {
  label: string;
  items: readonly TabBarItem[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  isHidden?: boolean | undefined;
};

/** Five places; the camera in the middle rises above the bar. Hidden from 768 px, where TopBar stands. */
export function TabBar({ label, items, selectedId, onSelect, isHidden = false }: TabBarProps) {
  if (isHidden) return null;
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map((item) => {
        const isSelected = item.id === selectedId;
        return (
          <button
            key={item.id}
            type="button"
            className={classNames(styles.item, isSelected && styles.selected, item.isEmphasised && styles.emphasised)}
            aria-current={isSelected ? 'page' : undefined}
            aria-label={item.isEmphasised ? item.label : undefined}
            onClick={() => onSelect(item.id)}
          >
            <span className={styles.icon}>
              <Icon name={item.icon} sizePx={item.isEmphasised ? 28 : 24} />
              {item.badge ? (
                <span className={styles.badge}>
                  <Badge {...item.badge} />
                </span>
              ) : null}
            </span>
            {item.isEmphasised ? null : <span className={styles.word}>{item.label}</span>}
          </button>
        );
      })}
    </nav>
  );
}
