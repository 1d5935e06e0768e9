import { removeWithUndo } from '../../domain/faces/remove-with-undo';
import type { Person } from '../../lib/people';
import { currentTranslator } from '../../lib/translation';

/** Removes a person with all their photos, with a way back. Errors are shown. */
export function removePerson({ id, name }: Person): Promise<void> {
  const t = currentTranslator();
  return removeWithUndo(
    { of: 'person', id },
    {
      removed: t('family.removed', name),
      restored: t('avatar.restored', name),
    },
  );
}
