import { DELETE_UNDO_S, type Face } from '@kinora/contract';
import { showError } from '../../api/show-error';
import { markFace } from '../../domain/faces/mark-face';
import { confirm } from '../../lib/confirm';
import type { Person } from '../../lib/people';
import { currentTranslator } from '../../lib/translation';
import { showToast } from '../../ui/toast';

/** Long enough to read and to reach for it. */
const UNDO_SHOWN_MS = 8000;

async function restore(id: string, words: string): Promise<void> {
  try {
    await markFace(id, 'restore');
    showToast({ text: words });
  } catch (error) {
    showError(error);
  }
}

/** Deletes a face after a question, with an undo in the toast. The only one goes with its person's name. Errors are shown. */
export async function deleteFace({ id }: Face, { name, faces }: Person): Promise<void> {
  const t = currentTranslator();
  const words =
    faces.length > 1
      ? {
          title: t('family.delete-photo-title'),
          deleted: t('family.photo-deleted'),
          restored: t('family.photo-restored'),
        }
      : {
          title: t('avatar.delete-title', name),
          deleted: t('avatar.deleted', name),
          restored: t('avatar.restored', name),
        };
  const isConfirmed = await confirm({
    title: words.title,
    text: t('avatar.delete-text', DELETE_UNDO_S / 60),
    confirmLabel: t('action.delete'),
    cancelLabel: t('action.cancel'),
    isDangerous: true,
  });
  if (!isConfirmed) return;
  try {
    await markFace(id, 'delete');
  } catch (error) {
    showError(error);
    return;
  }
  showToast({
    text: words.deleted,
    durationMs: UNDO_SHOWN_MS,
    action: { label: t('action.undo'), onPress: () => void restore(id, words.restored) },
  });
}
