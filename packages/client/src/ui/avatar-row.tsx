import { AddDisc, Avatar } from './avatar';
import styles from './avatar-row.module.css';
import { classNames } from './class-names';
import type { IconName } from './icon';
import { RailArrows } from './rail-arrows';
import { VisuallyHidden } from './visually-hidden';

export type PersonItem = {
  id: string;
  name: string;
  src?: string | undefined;
  thumbHash?: string | undefined;
  icon?: IconName | undefined;
  /** How many photos stand behind the portrait. */
  count?: { text: string; label: string } | undefined;
};

export type AvatarRowProps = {
  label: string;
  people: readonly PersonItem[];
  selectedIds: readonly string[];
  onSelect: (id: string) => void;
  add?: { label: string; onPress: () => void } | undefined;
  /** Leaves the names to screen readers. */
  isNameless?: boolean;
};

/** People as round portraits in a row that scrolls. A portrait is ringed when chosen; a group turns to ink. */
export function AvatarRow({ label, people, selectedIds, onSelect, add, isNameless = false }: AvatarRowProps) {
  return (
    <RailArrows isLow>
      <ul className={classNames(styles.row, isNameless && styles.nameless)} aria-label={label}>
        {people.map((person) => {
          const isSelected = selectedIds.includes(person.id);
          return (
            <li key={person.id} className={styles.place}>
              <button
                type="button"
                className={classNames(styles.person, isSelected && styles.selected)}
                aria-pressed={isSelected}
                onClick={() => onSelect(person.id)}
              >
                <span className={styles.portrait}>
                  <Avatar
                    name={person.name}
                    src={person.src}
                    thumbHash={person.thumbHash}
                    icon={person.icon}
                    isDecorative
                    size={isNameless ? 'medium' : 'large'}
                    tone={person.icon && isSelected ? 'ink' : 'paper'}
                    isSelected={isSelected && !person.icon}
                  />
                  {person.count ? (
                    <span className={styles.count} aria-hidden="true">
                      {person.count.text}
                    </span>
                  ) : null}
                </span>
                {isNameless ? (
                  <VisuallyHidden>{person.name}</VisuallyHidden>
                ) : (
                  <span className={styles.name}>{person.name}</span>
                )}
                {person.count ? <VisuallyHidden>{person.count.label}</VisuallyHidden> : null}
              </button>
            </li>
          );
        })}
        {add ? (
          <li className={styles.place}>
            <button type="button" className={styles.person} aria-label={add.label} onClick={add.onPress}>
              <AddDisc size={isNameless ? 'medium' : 'large'} />
              {isNameless ? null : <span className={styles.name}>{add.label}</span>}
            </button>
          </li>
        ) : null}
      </ul>
    </RailArrows>
  );
}
