import { useId, useState } from 'react';
import { digitsOf } from '../lib/digits';
import { classNames } from './class-names';
import styles from './code-field.module.css';
import { useFieldFocus } from './field-focus';
import { fieldValue } from './field-value';

export type CodeFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called once when the last digit has come, typed, pasted or filled in by the phone. */
  onComplete?: ((code: string) => void) | undefined;
  length?: number;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  /** The cursor comes here by itself, and again when a refused code has been taken away. */
  takesFocus?: boolean;
};

const CODE_LENGTH = 6;

/** Digits of a code in boxes. Below them lies one real field, so that paste, autofill and readers work as ever. */
export function CodeField({
  label,
  value,
  onChange,
  onComplete,
  length = CODE_LENGTH,
  error,
  isDisabled,
  takesFocus = false,
}: CodeFieldProps) {
  const id = useId();
  const [hasFocus, setHasFocus] = useState(false);
  const focus = useFieldFocus(takesFocus && !isDisabled);
  const change = (text: string) => {
    const code = digitsOf(text, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  return (
    <div className={classNames(styles.field, isDisabled && styles.disabled)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.boxes}>
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className={classNames(
              styles.box,
              hasFocus && index === Math.min(value.length, length - 1) && styles.current,
              error && styles.wrong,
            )}
          >
            {value[index] ?? ''}
          </span>
        ))}
        <input
          {...focus}
          id={id}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          maxLength={length * 2}
          value={value}
          disabled={Boolean(isDisabled)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
          onChange={(event) => change(fieldValue(event))}
        />
      </div>
      {error ? (
        <p className={styles.error} id={`${id}error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
