import { useId } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './select.module.css';
import type { SelectProps } from './select-props';
import { VisuallyHidden } from './visually-hidden';

export type { SelectProps } from './select-props';

/** One of many: the browser's own list, which is a wheel on a phone and opens by keyboard on a desk. */
export function Select({ label, items, selectedId, onSelect, isLabelHidden, hint, error, isDisabled }: SelectProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div>
      <label className={isLabelHidden ? undefined : styles.label} htmlFor={id}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={classNames(styles.frame, error && styles.wrong, isDisabled && styles.disabled)}>
        <select
          id={id}
          className={styles.select}
          value={selectedId}
          disabled={Boolean(isDisabled)}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}note` : undefined}
          onChange={(event) => onSelect(event.target.value)}
        >
          {items.map((item) => (
            <option key={item.id} value={item.id}>
              {item.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="down" sizePx={20} />
        </span>
      </div>
      {note ? (
        <p className={error ? styles.error : styles.hint} id={`${id}note`} role={error ? 'alert' : undefined}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
