import styles from './chip.module.css';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';

export type ChipProps = {
  label: string;
  isSelected?: boolean | undefined;
  onPress: () => void;
  icon?: IconName | undefined;
  isDisabled?: boolean;
};

/** A filter or a keyword. Ink says that it is on. */
export function Chip({ label, isSelected = false, onPress, icon, isDisabled = false }: ChipProps) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, isSelected && styles.selected, isDisabled && styles.disabled)}
      aria-pressed={isSelected}
      disabled={isDisabled}
      onClick={onPress}
    >
      {icon ? <Icon name={icon} sizePx={18} /> : null}
      <span>{label}</span>
    </button>
  );
}
