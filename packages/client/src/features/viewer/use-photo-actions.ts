import { hasBadges, type ResultImage } from '@kinora/contract';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { markPhotos, type PhotoMark } from '../../domain/photos/mark-photos';
import { submitSquare } from '../../domain/square/submit-square';
import { askSquare } from '../../lib/ask-square';
import { confirm } from '../../lib/confirm';
import { useT } from '../../lib/translation';
import { saveImage } from '../../platform/save-image';
import { showToast } from '../../ui/toast';
import { sharePhoto } from './share-photo';

const UNDO_MS = 6000;

export type PhotoAction = 'save' | 'share' | 'keep' | 'publish' | 'dislike' | 'delete';

/** What can be done with the photo on the screen, one thing at a time. */
export function usePhotoActions(photo: ResultImage | undefined) {
  const t = useT();
  const [busy, setBusy] = useState<PhotoAction>();

  const run = async (action: PhotoAction, work: (photo: ResultImage) => Promise<void>) => {
    if (!photo || busy) return;
    setBusy(action);
    try {
      await work(photo);
    } catch (error) {
      showError(error);
    } finally {
      setBusy(undefined);
    }
  };
  const mark = (action: PhotoAction, what: PhotoMark, text: string) =>
    run(action, async ({ id }) => {
      await markPhotos([id], what);
      showToast({ text });
    });

  const isKept = photo !== undefined && hasBadges(photo.status);
  const isDisliked = photo?.dislike === 1;
  return {
    busy,
    save: () =>
      run('save', async ({ url, name, extname }) => {
        const outcome = await saveImage(url, `${name}.${extname}`).catch(() => 'failed' as const);
        if (outcome === 'failed') showToast({ text: t('viewer.save-failed'), tone: 'warning' });
        else if (outcome !== 'cancelled') showToast({ text: t('viewer.saved') });
      }),
    share: () =>
      run('share', async ({ url, name, extname }) => {
        const outcome = await sharePhoto(url, `${name}.${extname}`).catch(() => 'failed' as const);
        if (outcome === 'failed') showToast({ text: t('viewer.share-failed'), tone: 'warning' });
      }),
    keep: () => mark('keep', isKept ? 'unkeep' : 'keep', t(isKept ? 'viewer.unkeep-done' : 'viewer.keep-done')),
    publish: () =>
      run('publish', async ({ id, square }) => {
        const isShared = square === 0;
        if (!(await askSquare(t, isShared))) return;
        await submitSquare(id, isShared);
        showToast({ text: t(isShared ? 'square.published' : 'square.withdrawn') });
      }),
    dislike: () =>
      mark(
        'dislike',
        isDisliked ? 'undislike' : 'dislike',
        t(isDisliked ? 'viewer.undislike-done' : 'viewer.dislike-done'),
      ),
    remove: () =>
      run('delete', async ({ id }) => {
        const isSure = await confirm({
          title: t('viewer.delete-title'),
          text: t('viewer.delete-text'),
          confirmLabel: t('action.delete'),
          cancelLabel: t('action.cancel'),
          isDangerous: true,
        });
        if (!isSure) return;
        await markPhotos([id], 'delete');
        const restore = () =>
          markPhotos([id], 'restore').then(() => showToast({ text: t('viewer.restored') }), showError);
        showToast({
          text: t('viewer.deleted'),
          durationMs: UNDO_MS,
          action: { label: t('action.undo'), onPress: () => void restore() },
        });
      }),
  };
}
