import { type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names';
import { Icon } from './icon';

export type CheckboxProps = {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Plain words, which a screen reader says. */
  label: string;
  /** Shown instead of the label: the same words, with TextLinks in them. */
  children?: ReactNode;
  error?: string | undefined;
  /** Consent is a round box, as on the phones it stands on. */
  isRound?: boolean;
};

export function Checkbox({ isChecked, onChange, label, children, error, isRound = false }: CheckboxProps) {
  const errorId = useId();
  const toggle = () => onChange(!isChecked);
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        {/* biome-ignore lint/a11y/useSemanticElements: a mini-program's own checkbox cannot be styled */}
        <button
          type="button"
          role="checkbox"
          className={styles.press}
          aria-checked={isChecked}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onClick={toggle}
        >
          <span
            className={classNames(
              styles.box,
              isRound && styles.round,
              isChecked && styles.checked,
              error && styles.wrong,
            )}
          >
            {isChecked ? <Icon name="check" sizePx={16} /> : null}
          </span>
        </button>
        {/* The words enlarge the box's target; readers and keys already have the box. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: as above */}
        <span className={styles.words} onClick={toggle}>
          {children ?? label}
        </span>
      </div>
      {error ? (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
