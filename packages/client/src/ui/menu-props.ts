import type { Item } from './choice-item';
import type { IconName } from './icon-shapes';

/** What Menu takes on every machine. */
export type MenuProps = {
  /** Names the button and the menu. */
  label: string;
  icon?: IconName;
  items: readonly (Item & { icon?: IconName | undefined; isDangerous?: boolean; isDisabled?: boolean })[];
  onSelect: (id: string) => void;
  /** Names what closes the menu where it is a sheet. */
  closeLabel: string;
};
