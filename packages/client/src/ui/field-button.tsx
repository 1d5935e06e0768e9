import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './select.module.css';

type FieldButtonProps = {
  label: string;
  /** What is chosen now. */
  value: string;
  onPress: () => void;
  isLabelHidden?: boolean;
  isWrong?: boolean;
  isDisabled?: boolean | undefined;
};

/** A field whose choice is made elsewhere, in a sheet that it opens. */
export function FieldButton({ label, value, onPress, isLabelHidden, isWrong, isDisabled }: FieldButtonProps) {
  return (
    <div>
      {isLabelHidden ? null : <span className={styles.label}>{label}</span>}
      <div className={classNames(styles.frame, isWrong && styles.wrong, isDisabled && styles.disabled)}>
        <button
          type="button"
          className={styles.select}
          aria-label={`${label} ${value}`}
          aria-haspopup="dialog"
          disabled={Boolean(isDisabled)}
          onClick={onPress}
        >
          {value}
        </button>
        <span className={styles.arrow}>
          <Icon name="down" sizePx={20} />
        </span>
      </div>
    </div>
  );
}
