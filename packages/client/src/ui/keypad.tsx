import { Icon } from './icon';
import styles from './keypad.module.css';

export type KeypadProps = {
  label: string;
  deleteLabel: string;
  onDigit: (digit: string) => void;
  onDelete: () => void;
  isDisabled?: boolean;
};

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Twelve keys for a few digits, of which one is empty: where the phone's own keyboard would take half of the screen. */
export function Keypad({ label, deleteLabel, onDigit, onDelete, isDisabled = false }: KeypadProps) {
  const key = (digit: string) => (
    <button key={digit} type="button" className={styles.key} disabled={isDisabled} onClick={() => onDigit(digit)}>
      {digit}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame
    <div className={styles.keypad} role="group" aria-label={label} dir="ltr">
      {DIGITS.map(key)}
      <span className={styles.empty} />
      {key('0')}
      <button type="button" className={styles.delete} aria-label={deleteLabel} disabled={isDisabled} onClick={onDelete}>
        <Icon name="backspace" />
      </button>
    </div>
  );
}
