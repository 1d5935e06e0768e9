import type { Item } from './choice-item';

/** What Select takes on every machine. */
export type SelectProps = {
  label: string;
  items: readonly Item[];
  selectedId: string;
  onSelect: (id: string) => void;
  isLabelHidden?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Names what closes the choice where it is a sheet. */
  closeLabel: string;
};
