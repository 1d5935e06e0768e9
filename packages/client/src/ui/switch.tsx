import { classNames } from './class-names';
import styles from './switch.module.css';

export type SwitchProps = {
  /** Said by screen readers; the row beside it shows the words. */
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean | undefined;
};

export function Switch({ label, isOn, onChange, isDisabled = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={classNames(styles.switch, isOn && styles.on, isDisabled && styles.disabled)}
      aria-checked={isOn}
      aria-label={label}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
    >
      <span className={styles.knob} />
    </button>
  );
}
