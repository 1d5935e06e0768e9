import { DELETE_UNDO_S } from '@kinora/contract';
import { showError } from '../../api/show-error';
import { currentTranslator } from '../../lib/translation';
import { dismissToast, showToast } from '../../ui/toast';
import { markPerson } from '../family/edit-person';
import { withSquare } from '../photos/undo-words';
import { dropRemoved, keepRemoved, type Removed, type RemovedFace, removed } from '../removed';
import { markFace } from './mark-face';

/** Long enough to read and to reach for it. */
const UNDO_SHOWN_MS = 8000;
/** The newest removal's word takes the place of the one before, whose way back the studio still has. */
const TOAST_ID = 'removed';

type Who = Pick<RemovedFace, 'of' | 'id'>;

export const isRemovedFace = (one: Removed): one is RemovedFace => one.of !== 'photos';

/** Answers whether photos stand in the square again by it. */
const send = ({ of, id }: Who, mark: 'delete' | 'restore'): Promise<boolean> =>
  of === 'face' ? markFace(id, mark) : markPerson(id, mark);

/** Takes a photo or a person out of the studio at one tap, with a word and a way back for as long as there is one. Errors are shown. */
export async function removeWithUndo(
  { of, id }: Who,
  words: { readonly removed: string; readonly restored: string },
): Promise<void> {
  try {
    await send({ of, id }, 'delete');
  } catch (error) {
    showError(error);
    return;
  }
  const removal: RemovedFace = { of, id, restored: words.restored, untilMs: Date.now() + DELETE_UNDO_S * 1000 };
  showToast({
    id: TOAST_ID,
    text: words.removed,
    durationMs: UNDO_SHOWN_MS,
    action: { label: currentTranslator()('action.undo'), onPress: () => undoRemoval(removal) },
  });
  keepRemoved(removal);
}

/** Brings back who or what was removed, from this page or before it was loaded. Errors are shown, and the way back stays. */
export function undoRemoval(removal: RemovedFace): void {
  const [newest] = removed.get().filter(isRemovedFace).slice(-1);
  if (newest === removal) dismissToast(TOAST_ID);
  dropRemoved(removal);
  send(removal, 'restore').then(
    (isShared) => showToast({ text: withSquare(removal.restored, isShared && currentTranslator()('photo.on-square')) }),
    (error) => {
      keepRemoved(removal);
      showError(error);
    },
  );
}
