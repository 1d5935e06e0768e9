import { DELETE_UNDO_S, type Face } from '@kinora/contract';
import { call } from '../../api/call';
import { showError } from '../../api/show-error';
import { FACE_GONE } from '../../api/submit-square';
import { changeAnswer, refreshCommands } from '../../api/use-command';
import { confirm } from '../../lib/confirm';
import { currentTranslator } from '../../lib/translation';
import { showToast } from '../../ui/toast';

/** Long enough to read and to reach for it. */
const UNDO_SHOWN_MS = 8000;

async function restore(id: string, name: string): Promise<void> {
  try {
    await call('DISLIKEPHOTO', { of: 'faces', ids: [id], mark: 'restore' });
    showToast({ text: currentTranslator()('avatar.restored', name) });
  } catch (error) {
    showError(error);
  }
  refreshCommands(['QUERYICONS', 'QUERYUSERINFO']);
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
    await call('DISLIKEPHOTO', { of: 'faces', ids: [id], mark: 'delete' });
  } catch (error) {
    showError(error);
    refreshCommands(['QUERYICONS']);
    return;
  }
  changeAnswer('QUERYICONS', {}, ({ icons }) => ({ icons: icons.filter((face) => face.id !== id) }));
  refreshCommands(FACE_GONE);
  showToast({
    text: t('avatar.deleted', name),
    durationMs: UNDO_SHOWN_MS,
    action: { label: t('action.undo'), onPress: () => void restore(id, name) },
  });
}
