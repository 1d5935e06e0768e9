import type { ReactNode } from 'react';
import type { Item } from './choice-item';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import styles from './radio-list.module.css';

export type RadioItem = Item & {
  icon?: IconName | undefined;
  /** A picture instead of an icon, such as a pay channel's own mark. */
  mark?: ReactNode;
  detail?: string | undefined;
  isDisabled?: boolean | undefined;
};

export type RadioListProps = {
  label: string;
  items: readonly RadioItem[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
};

/** One of several, each a whole row: how to pay, which language. */
export function RadioList({ label, items, selectedId, onSelect }: RadioListProps) {
  return (
    <div role="radiogroup" aria-label={label}>
      {items.map((item) => {
        const isSelected = item.id === selectedId;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a mini-program has no radio input that a row can hold
          <button
            key={item.id}
            type="button"
            role="radio"
            className={classNames(styles.row, item.isDisabled && styles.disabled)}
            aria-checked={isSelected}
            disabled={Boolean(item.isDisabled)}
            onClick={() => onSelect(item.id)}
          >
            {item.mark ?? (item.icon ? <Icon name={item.icon} /> : null)}
            <span className={styles.content}>
              <span className={styles.label}>{item.label}</span>
              {item.detail ? <span className={styles.detail}>{item.detail}</span> : null}
              <span className={classNames(styles.dot, isSelected && styles.on)} />
            </span>
          </button>
        );
      })}
    </div>
  );
}
