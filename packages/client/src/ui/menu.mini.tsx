import { useState } from 'react';
import { useBackClose } from '../navigation/use-back-close';
import { IconButton } from './icon-button';
import { ListRow } from './list-row';
import type { MenuProps } from './menu-props';
import { Sheet } from './sheet';

export type { MenuProps } from './menu-props';

/** More things to do, behind one button: a sheet of rows, as the phone's own. */
export function Menu({ label, icon = 'more', items, onSelect, closeLabel }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  useBackClose(isOpen, () => setIsOpen(false));
  const select = (id: string) => {
    setIsOpen(false);
    onSelect(id);
  };
  return (
    <>
      <IconButton icon={icon} label={label} onPress={() => setIsOpen(true)} />
      <Sheet isOpen={isOpen} onOpenChange={setIsOpen} title={label} closeLabel={closeLabel}>
        {items.map(({ id, ...row }) => (
          <ListRow key={id} {...row} onPress={() => select(id)} />
        ))}
      </Sheet>
    </>
  );
}
