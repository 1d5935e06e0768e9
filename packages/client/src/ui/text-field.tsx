import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { fieldValue } from './field-value';
import { TextArea } from './text-area';
import styles from './text-field.module.css';
import { VisuallyHidden } from './visually-hidden';

export type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong and what to do; takes the place of the hint. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Before the value, such as +86. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  placeholder?: string | undefined;
  /** `nickname`: the host offers the user's name in it. */
  type?: 'text' | 'tel' | 'search' | 'number' | 'nickname';
  autoComplete?: string | undefined;
  maxLength?: number | undefined;
  /** More than one makes a field of many lines. */
  rows?: number;
  isLabelHidden?: boolean;
  isDisabled?: boolean | undefined;
  /** Enter, or the keyboard's own button. */
  onSubmit?: (() => void) | undefined;
};

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, hint, prefix, suffix, rows = 1, isLabelHidden = false, onSubmit } = props;
  const id = useId();
  const noteId = `${id}note`;
  const note = error ?? hint;
  const shared = {
    id,
    className: styles.input,
    value,
    placeholder: props.placeholder,
    maxLength: props.maxLength,
    disabled: Boolean(props.isDisabled),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': note ? noteId : undefined,
    onChange: (event: { target: unknown; detail?: unknown }) => onChange(fieldValue(event)),
  };
  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? undefined : styles.label} htmlFor={id}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div
        className={classNames(
          styles.frame,
          error && styles.wrong,
          props.isDisabled && styles.disabled,
          props.type === 'tel' && styles.number,
        )}
      >
        {prefix ? <span className={styles.prefix}>{prefix}</span> : null}
        {rows > 1 ? (
          <TextArea {...shared} rows={rows} />
        ) : (
          <input
            {...shared}
            type={props.type === 'number' ? 'text' : (props.type ?? 'text')}
            inputMode={props.type === 'number' ? 'numeric' : undefined}
            autoComplete={props.autoComplete}
            enterKeyHint={onSubmit ? 'go' : undefined}
            onKeyDown={(event: KeyboardEvent) => {
              // Enter that ends a Chinese or Japanese composition is not a submit.
              if (event.key === 'Enter' && !isComposing(event.nativeEvent)) onSubmit?.();
            }}
          />
        )}
        {suffix ? <span className={styles.suffix}>{suffix}</span> : null}
      </div>
      {note ? (
        <p className={error ? styles.error : styles.hint} id={noteId} role={error ? 'alert' : undefined}>
          {note}
        </p>
      ) : null}
    </div>
  );
}

function isComposing(event: object): boolean {
  return 'isComposing' in event && event.isComposing === true;
}
