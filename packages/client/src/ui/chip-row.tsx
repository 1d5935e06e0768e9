import { Chip } from './chip';
import styles from './chip-row.module.css';
import type { Item } from './choice-item';
import type { IconName } from './icon';
import { RailArrows } from './rail-arrows';

export type ChipRowProps = {
  label: string;
  items: readonly (Item & { icon?: IconName | undefined; isDisabled?: boolean })[];
  selectedIds: readonly string[];
  onSelect: (id: string) => void;
  /** Keywords wrap instead of scrolling. */
  isWrapped?: boolean;
};

export function ChipRow({ label, items, selectedIds, onSelect, isWrapped = false }: ChipRowProps) {
  const row = (
    <ul className={isWrapped ? styles.wrapped : styles.row} aria-label={label}>
      {items.map(({ id, ...chip }) => (
        <li key={id} className={styles.item}>
          <Chip {...chip} isSelected={selectedIds.includes(id)} onPress={() => onSelect(id)} />
        </li>
      ))}
    </ul>
  );
  if (isWrapped) return row;
  return (
    <RailArrows isLow chosenId={selectedIds[0]}>
      {row}
    </RailArrows>
  );
}
