import { DELETE_UNDO_S } from '@kinora/contract';
import { showError } from '../../api/show-error';
import { createStore } from '../../lib/store';
import { currentTranslator } from '../../lib/translation';
import type { Undoable } from '../../lib/undoable';
import { sessionEnded } from '../../session/session';
import { dismissToast, showToast } from '../../ui/toast';
import { withSquare } from '../photos/undo-words';

/** Long enough to read and to reach for it. */
const UNDO_SHOWN_MS = 8000;
/** The newest removal's word takes the place of the one before, whose way back the studio still has. */
const TOAST_ID = 'removed';

/** Photos of people and people who left the studio and can still come back, the newest last; those whose time is over included. */
export const removals = createStore<readonly Undoable[]>([]);
sessionEnded.listen(() => removals.set([]));

/** Takes a photo or a person out of the studio at one tap, with a word and a way back for as long as there is one; `mark` answers whether photos stand in the square again by it. Errors are shown. */
export async function removeWithUndo(
  mark: (mark: 'delete' | 'restore') => Promise<boolean>,
  words: { readonly removed: string; readonly restored: string },
): Promise<void> {
  try {
    await mark('delete');
  } catch (error) {
    showError(error);
    return;
  }
  showToast({
    id: TOAST_ID,
    text: words.removed,
    durationMs: UNDO_SHOWN_MS,
    action: { label: currentTranslator()('action.undo'), onPress: () => removal.undo() },
  });
  const removal: Undoable = {
    untilMs: Date.now() + DELETE_UNDO_S * 1000,
    undo: () => {
      const [newest] = removals.get().slice(-1);
      if (newest === removal) dismissToast(TOAST_ID);
      removals.set(removals.get().filter((one) => one !== removal));
      mark('restore').then(
        (isShared) =>
          showToast({ text: withSquare(words.restored, isShared && currentTranslator()('photo.on-square')) }),
        (error) => {
          removals.set([...removals.get(), removal]);
          showError(error);
        },
      );
    },
  };
  removals.set([...removals.get(), removal]);
}
