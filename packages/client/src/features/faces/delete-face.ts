import type { Face } from '@kinora/contract';
import { removeWithUndo } from '../../domain/faces/remove-with-undo';
import type { Person } from '../../lib/people';
import { currentTranslator } from '../../lib/translation';

/** Deletes a face, with a way back. The only one goes with its person's name. Errors are shown. */
export function deleteFace({ id }: Face, { name, faces }: Person): Promise<void> {
  const t = currentTranslator();
  const words =
    faces.length > 1
      ? { removed: t('family.photo-deleted'), restored: t('family.photo-restored') }
      : { removed: t('avatar.deleted', name), restored: t('avatar.restored', name) };
  return removeWithUndo({ of: 'face', id }, words);
}
