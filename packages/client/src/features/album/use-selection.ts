import { type ResultImage, SAVE_BATCH_MAX } from '@kinora/contract';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { deletePhotos } from '../../domain/photos/delete-photos';
import { markPhotos } from '../../domain/photos/mark-photos';
import { useKeeping } from '../../domain/photos/use-keeping';
import { currentTranslator } from '../../lib/translation';
import { showToast } from '../../ui/toast';
import { canSaveSeveral, savePhotos } from './save-photos';
import { areDislikable, toggleSelected } from './selection';

/** Selecting photos of the album and what can be done with them. */
export function useSelection(photos: readonly ResultImage[]) {
  const [isSelecting, setIsSelecting] = useState(false);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState<'save' | 'dislike'>();
  const { keepAll } = useKeeping();
  const selected = photos.filter(({ id }) => ids.includes(id));

  const stop = () => {
    setIsSelecting(false);
    setIds([]);
  };
  const run = async (what: 'save' | 'dislike', work: () => Promise<boolean>) => {
    setBusy(what);
    try {
      if (await work()) stop();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(undefined);
    }
  };

  return {
    isSelecting,
    ids,
    selected,
    busy,
    canDislike: areDislikable(selected),
    start: () => setIsSelecting(true),
    stop,
    toggle: (id: string) => setIds((before) => toggleSelected(before, id)),
    selectAll: () => setIds(ids.length === photos.length ? [] : photos.map(({ id }) => id)),
    save: () => run('save', () => saveSelected(selected)),
    dislike: () => run('dislike', () => dislikeSelected(selected)),
    keep: () => {
      if (keepAll(selected)) stop();
    },
    remove: () => {
      deletePhotos(selected);
      stop();
    },
  };
}

async function saveSelected(photos: readonly ResultImage[]): Promise<boolean> {
  const t = currentTranslator();
  if (photos.some(({ preview }) => preview)) {
    showToast({ text: t('photo.keep-first') });
    return false;
  }
  if (photos.length > 1 && !canSaveSeveral()) {
    showToast({ text: t('album.save-one') });
    return false;
  }
  if (photos.length > SAVE_BATCH_MAX) {
    showToast({ text: t('album.save-max', SAVE_BATCH_MAX) });
    return false;
  }
  const { saved, failed } = await savePhotos(photos);
  if (failed > 0) showToast({ text: t('album.save-failed', failed), tone: 'warning' });
  else if (saved > 0) showToast({ text: t('album.saved', saved) });
  return saved > 0 && failed === 0;
}

async function dislikeSelected(photos: readonly ResultImage[]): Promise<boolean> {
  const t = currentTranslator();
  if (!areDislikable(photos)) {
    showToast({ text: t('album.dislike-kept') });
    return false;
  }
  await markPhotos(
    photos.map(({ id }) => id),
    'dislike',
  );
  showToast({ text: t('album.disliked', photos.length) });
  return true;
}
