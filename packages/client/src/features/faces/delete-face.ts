import { DELETE_UNDO_S, type Face } from '@kinora/contract';
import { showError } from '../../api/show-error';
import { markFace } from '../../domain/faces/mark-face';
import { confirm } from '../../lib/confirm';
import { currentTranslator } from '../../lib/translation';
import { showToast } from '../../ui/toast';

/** Long enough to read and to reach for it. */
const UNDO_SHOWN_MS = 8000;

async function restore(id: string, name: string): Promise<void> {
  try {
    await markFace(id, 'restore');
    showToast({ text: currentTranslator()('avatar.restored', name) });
  } catch (error) {
    showError(error);
  }
}

/** Deletes a face after a question, with an undo in the toast. Errors are shown. */
export async function deleteFace({ id }: Face, name: string): Promise<void> {
  const t = currentTranslator();
  const isConfirmed = await confirm({
    title: t('avatar.delete-title', name),
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
    text: t('avatar.deleted', name),
    durationMs: UNDO_SHOWN_MS,
    action: { label: t('action.undo'), onPress: () => void restore(id, name) },
  });
}
