import { useState } from 'react';
import { useBackClose } from '../navigation/use-back-close';
import { FieldButton } from './field-button';
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
  const note = error ?? hint;
  const select = (id: string) => {
    setIsOpen(false);
    onSelect(id);
  };
  return (
    <div>
      <FieldButton
        label={label}
        value={items.find((item) => item.id === selectedId)?.label ?? ''}
        isLabelHidden={isLabelHidden}
        isWrong={error !== undefined}
        isDisabled={isDisabled}
        onPress={() => setIsOpen(true)}
      />
      {note ? <p className={error ? styles.error : styles.hint}>{note}</p> : null}
      <Sheet isOpen={isOpen} onOpenChange={setIsOpen} title={label} closeLabel={closeLabel}>
        <RadioList label={label} items={items} selectedId={selectedId} onSelect={select} />
      </Sheet>
    </div>
  );
}
