import type { ResultImage } from '@kinora/contract';
import { useEffect, useState } from 'react';
import { showError } from '../../api/show-error';
import { markPhotos } from '../../domain/photos/mark-photos';
import { readItem, removeItem, writeItem } from '../../platform/storage';
import { draftChanges, draftText, EMPTY_DRAFT, isKept, readDraft, toggleKeep } from './keep-draft';

const STORAGE_KEY = 'keep-draft';

/** Which photos of a shoot the user keeps, and saving it. The choice of the latest shoot outlives a reload. */
export function useChoosing(shootId: string, photos: readonly ResultImage[]) {
  const [draft, setDraft] = useState(() => readDraft(shootId, readItem(STORAGE_KEY)));
  useEffect(() => {
    if (draft.size > 0) writeItem(STORAGE_KEY, draftText(shootId, draft));
    else if (readDraft(shootId, readItem(STORAGE_KEY)).size > 0) removeItem(STORAGE_KEY);
  }, [shootId, draft]);
  const [isSaving, setIsSaving] = useState(false);
  const changes = draftChanges(draft, photos);
  const count = photos.filter((photo) => isKept(draft, photo)).length;

  /** Answers whether it was saved; says what went wrong. */
  const save = async (): Promise<boolean> => {
    setIsSaving(true);
    try {
      if (changes.keep.length > 0) await markPhotos(changes.keep, 'keep');
      if (changes.unkeep.length > 0) await markPhotos(changes.unkeep, 'unkeep');
      setDraft(EMPTY_DRAFT);
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setIsSaving(false);
    }
  };

  return {
    count,
    hasChanges: changes.keep.length + changes.unkeep.length > 0,
    isSaving,
    isKept: (photo: ResultImage) => isKept(draft, photo),
    toggle: (photo: ResultImage) => setDraft((before) => toggleKeep(before, photo)),
    save,
  };
}
