import { hasBadges, type ResultImage } from '@kinora/contract';
import { useRef, useState } from 'react';
import { showError } from '../../api/show-error';
import { useFaces } from '../../domain/faces/use-faces';
import { deletePhotos } from '../../domain/photos/delete-photos';
import { markPhotos } from '../../domain/photos/mark-photos';
import { useKeeping } from '../../domain/photos/use-keeping';
import { publishPhoto, withdrawPhoto } from '../../domain/square/submit-square';
import { askSquare } from '../../lib/ask-square';
import { delay } from '../../lib/delay';
import { showsOnlyMe } from '../../lib/shows-only-me';
import { useT } from '../../lib/translation';
import { saveImage } from '../../platform/save-image';
import { showToast } from '../../ui/toast';
import { sharePhoto } from './share-photo';

/** The second tap of a double one comes within this time: it is not meant for the photo that has slid under the finger. */
const DOUBLE_TAP_MS = 500;

export type PhotoAction = 'save' | 'share' | 'publish' | 'dislike';

/**
 * What can be done with the photo on the screen, one thing at a time.
 * @param show has the viewer show a photo: one that comes back
 * @param leave closes the viewer; given where the photo is the only one
 */
export function usePhotoActions(
  photo: ResultImage | undefined,
  show: (id: string) => void,
  leave?: () => Promise<unknown>,
) {
  const t = useT();
  const [busy, setBusy] = useState<PhotoAction>();
  const keeping = useKeeping();
  const faces = useFaces().data?.icons;
  const isRemoving = useRef(false);

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
  const isKept = photo !== undefined && hasBadges(photo.status);
  /** Keeping it costs: it is chosen here, and paid for with the others where they were chosen from. */
  const isChoice = photo !== undefined && keeping.isChoice(photo);
  const isDisliked = photo?.dislike === 1;
  const isOnlyMe = photo && faces && showsOnlyMe(photo, faces);
  return {
    busy,
    isChoice,
    /** It may go to the square, or is there. */
    canPublish: isKept && (photo.square === 1 || isOnlyMe === true),
    /** It is kept, and who is in it keeps it from the square. */
    isPrivate: isKept && photo.square === 0 && isOnlyMe === false,
    /** The heart is on. */
    isTicked: photo !== undefined && keeping.isTicked(photo),
    save: () =>
      run('save', async ({ url, name, extname, preview }) => {
        if (preview) return void showToast({ text: t('photo.keep-first') });
        const outcome = await saveImage(url, `${name}.${extname}`).catch(() => 'failed' as const);
        if (outcome === 'failed') showToast({ text: t('viewer.save-failed'), tone: 'warning' });
        else if (outcome !== 'cancelled') showToast({ text: t('viewer.saved') });
      }),
    share: () =>
      run('share', async ({ url, name, extname, preview }) => {
        if (preview) return void showToast({ text: t('photo.keep-first') });
        const outcome = await sharePhoto(url, `${name}.${extname}`).catch(() => 'failed' as const);
        if (outcome === 'failed') showToast({ text: t('viewer.share-failed'), tone: 'warning' });
      }),
    keep: () => {
      if (!photo) return;
      const isTold = true;
      keeping.toggle(photo, isTold);
    },
    publish: () =>
      run('publish', async ({ id, square }) => {
        if (square === 1) await withdrawPhoto(id);
        else if (await askSquare(t)) await publishPhoto(id);
      }),
    dislike: () =>
      run('dislike', async ({ id }) => {
        await markPhotos([id], isDisliked ? 'undislike' : 'dislike');
        showToast({ text: t(isDisliked ? 'viewer.undislike-done' : 'viewer.dislike-done') });
      }),
    remove: async () => {
      if (!photo || isRemoving.current) return;
      isRemoving.current = true;
      try {
        // Where none is left to look at, what was opened from lies open again, with the way back.
        await leave?.();
        deletePhotos([photo], () => {
          isRemoving.current = false;
          show(photo.id);
        });
        await delay(DOUBLE_TAP_MS);
      } finally {
        isRemoving.current = false;
      }
    },
  };
}
