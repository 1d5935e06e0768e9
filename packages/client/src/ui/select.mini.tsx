import { useState } from 'react';
import { useBackClose } from '../navigation/use-back-close';
import { classNames } from './class-names';
import { Icon } from './icon';
import { RadioList } from './radio-list';
import styles from './select.module.css';
import type { SelectProps } from './select-props';
import { Sheet } from './sheet';

export type { SelectProps } from './select-props';

/** One of many: a field that opens a sheet of rows. */
export function Select(props: SelectProps) {
  const { label, items, selectedId, onSelect, isLabelHidden = false, hint, error, isDisabled, closeLabel } = props;
  const [isOpen, setIsOpen] = useState(false);
  useBackClose(isOpen, () => setIsOpen(false));
  const selected = items.find((item) => item.id === selectedId);
  const note = error ?? hint;
  const select = (id: string) => {
    setIsOpen(false);
    onSelect(id);
  };
  return (
    <div>
      {isLabelHidden ? null : <span className={styles.label}>{label}</span>}
      <div className={classNames(styles.frame, error && styles.wrong)}>
        <button
          type="button"
          className={styles.select}
          aria-label={`${label} ${selected?.label ?? ''}`}
          disabled={Boolean(isDisabled)}
          onClick={() => setIsOpen(true)}
        >
          {selected?.label}
        </button>
        <span className={styles.arrow}>
          <Icon name="down" sizePx={20} />
        </span>
      </div>
      {note ? <p className={error ? styles.error : styles.hint}>{note}</p> : null}
      <Sheet isOpen={isOpen} onOpenChange={setIsOpen} title={label} closeLabel={closeLabel}>
        <RadioList label={label} items={items} selectedId={selectedId} onSelect={select} />
      </Sheet>
    </div>
  );
}
