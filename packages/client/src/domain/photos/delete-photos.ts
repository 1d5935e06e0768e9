import { DELETE_UNDO_S, type ResultImage } from '@kinora/contract';
import { showError } from '../../api/show-error';
import { currentTranslator } from '../../lib/translation';
import { dismissToast, showToast } from '../../ui/toast';
import { type DeletedPhotos, dropRemoved, keepRemoved, type Removed, removed } from '../removed';
import { takeOutPhotos } from './change-photos';
import { refreshAfterMark, replacePhotos, sendMark } from './mark-photos';
import { UNDO_MS, withSquare } from './undo-words';

/** The newest deletion's word takes the place of the one before, whose way back the album still has. */
const TOAST_ID = 'photos-deleted';

/** How photos come back onto the screens that this page took them from. */
const putBackHere = new WeakMap<DeletedPhotos, () => void>();

export const areDeletedPhotos = (one: Removed): one is DeletedPhotos => one.of === 'photos';

function forget(deletion: DeletedPhotos): void {
  const [newest] = removed.get().filter(areDeletedPhotos).slice(-1);
  if (newest === deletion) dismissToast(TOAST_ID);
  dropRemoved(deletion);
}

/** Puts photos back that were deleted together, from this page or before it was loaded. */
export function undoDeletion(deletion: DeletedPhotos): void {
  forget(deletion);
  const putBack = putBackHere.get(deletion);
  if (putBack) putBack();
  else void restore(deletion);
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
  const offerBack = (some: readonly ResultImage[]): DeletedPhotos => {
    const isShared = some.some(({ square }) => square === 1);
    const deletion: DeletedPhotos = { of: 'photos', ids: some.map(({ id }) => id), untilMs };
    putBackHere.set(deletion, () => {
      putBack(deletion.ids);
      void sent.then(({ deletedIds }) =>
        deletedIds.length > 0 ? restore({ ...deletion, ids: deletedIds }) : undefined,
      );
    });
    keepRemoved(deletion);
    showToast({
      id: TOAST_ID,
      text: withSquare(t('photo.deleted', some.length), isShared && t('photo.off-square')),
      durationMs: UNDO_MS,
      action: { label: t('action.undo'), onPress: () => undoDeletion(deletion) },
    });
    return deletion;
  };
  const deletion = offerBack(photos);
  void sent.then(({ deletedIds, error }) => {
    if (error === undefined) return refreshAfterMark(ids, 'delete');
    const isUndone = !removed.get().includes(deletion);
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

async function restore({ ids, untilMs }: DeletedPhotos): Promise<void> {
  const t = currentTranslator();
  const backIds: string[] = [];
  try {
    const restored = await sendMark(ids, 'restore', (some) => backIds.push(...some));
    replacePhotos(restored);
    const isShared = restored.some(({ square }) => square === 1);
    showToast({ text: withSquare(t('photo.restored', ids.length), isShared && t('photo.on-square')) });
  } catch (error) {
    const left = ids.filter((id) => !backIds.includes(id));
    takeOutPhotos(left);
    keepRemoved({ of: 'photos', ids: left, untilMs });
    showError(error);
  }
  await refreshAfterMark(ids, 'restore');
}
