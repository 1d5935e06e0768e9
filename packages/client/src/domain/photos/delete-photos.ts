import { DELETE_UNDO_S, type ResultImage } from '@kinora/contract';
import { showError } from '../../api/show-error';
import { createStore } from '../../lib/store';
import { currentTranslator } from '../../lib/translation';
import type { Undoable } from '../../lib/undoable';
import { sessionEnded } from '../../session/session';
import { dismissToast, showToast } from '../../ui/toast';
import { takeOutPhotos } from './change-photos';
import { refreshAfterMark, replacePhotos, sendMark } from './mark-photos';
import { UNDO_MS, withSquare } from './undo-words';

/** Photos that were deleted together and can still be put back. */
export interface Deletion extends Undoable {
  readonly ids: readonly string[];
}

/** The newest last; those whose time is over included. */
export const deletions = createStore<readonly Deletion[]>([]);
sessionEnded.listen(() => deletions.set([]));

/** The newest deletion's word takes the place of the one before, whose way back the album still has. */
const TOAST_ID = 'photos-deleted';

function forget(deletion: Deletion): void {
  const [newest] = deletions.get().slice(-1);
  if (newest === deletion) dismissToast(TOAST_ID);
  deletions.set(deletions.get().filter((one) => one !== deletion));
}

/**
 * Deletes photos: at once on every screen, then on the server, with a word and a way back. A failure puts back those that are still there.
 *
 * @param onBack they are on the screens again
 */
export function deletePhotos(photos: readonly ResultImage[], onBack: () => void = () => undefined): void {
  const t = currentTranslator();
  const ids = photos.map(({ id }) => id);
  const untilMs = Date.now() + DELETE_UNDO_S * 1000;
  const putIn = takeOutPhotos(ids);
  const putBack = (some: readonly string[]) => {
    putIn(some);
    onBack();
  };
  const sent = deleteOnServer(ids);
  const offerBack = (some: readonly ResultImage[]): Deletion => {
    const isShared = some.some(({ square }) => square === 1);
    const deletion: Deletion = {
      ids: some.map(({ id }) => id),
      untilMs,
      undo: () => {
        forget(deletion);
        putBack(deletion.ids);
        void sent.then(({ deletedIds }) => (deletedIds.length > 0 ? restore(deletedIds) : undefined));
      },
    };
    deletions.set([...deletions.get(), deletion]);
    showToast({
      id: TOAST_ID,
      text: withSquare(t('photo.deleted', some.length), isShared && t('photo.off-square')),
      durationMs: UNDO_MS,
      action: { label: t('action.undo'), onPress: deletion.undo },
    });
    return deletion;
  };
  const deletion = offerBack(photos);
  void sent.then(({ deletedIds, error }) => {
    if (error === undefined) return refreshAfterMark(ids, 'delete');
    const isUndone = !deletions.get().includes(deletion);
    forget(deletion);
    putBack(ids.filter((id) => !deletedIds.includes(id)));
    if (deletedIds.length > 0 && !isUndone) offerBack(photos.filter(({ id }) => deletedIds.includes(id)));
    showError(error);
    return refreshAfterMark(ids, 'delete');
  });
}

/** Resolves to what the server deleted, and why not all. */
async function deleteOnServer(ids: readonly string[]): Promise<{ deletedIds: readonly string[]; error?: unknown }> {
  const deletedIds: string[] = [];
  try {
    await sendMark(ids, 'delete', (some) => deletedIds.push(...some));
    return { deletedIds: ids };
  } catch (error) {
    return { deletedIds, error };
  }
}

async function restore(ids: readonly string[]): Promise<void> {
  const t = currentTranslator();
  try {
    const restored = await sendMark(ids, 'restore');
    replacePhotos(restored);
    const isShared = restored.some(({ square }) => square === 1);
    showToast({ text: withSquare(t('photo.restored', ids.length), isShared && t('photo.on-square')) });
  } catch (error) {
    takeOutPhotos(ids);
    showError(error);
  }
  await refreshAfterMark(ids, 'restore');
}
