import { showError } from '../../api/show-error';
import { deleteMessages } from '../../domain/messages/inbox';
import { createStore } from '../../lib/store';
import { currentTranslator } from '../../lib/translation';
import { showToast } from '../../ui/toast';

const UNDO_MS = 5000;

/** Messages that are as good as deleted: the server, which cannot bring them back, is told when the undo has gone. */
export const leavingMessages = createStore<readonly string[]>([]);

const without = (id: string) => leavingMessages.set(leavingMessages.get().filter((one) => one !== id));

/** Takes a message off the screen, with a way back for a few seconds. */
export function deleteLater(id: string): void {
  const t = currentTranslator();
  leavingMessages.set([...leavingMessages.get(), id]);
  let isUndone = false;
  setTimeout(async () => {
    if (isUndone) return;
    try {
      await deleteMessages([id]);
    } catch (error) {
      showError(error);
    }
    without(id);
  }, UNDO_MS + 300);
  showToast({
    text: t('messages.deleted'),
    durationMs: UNDO_MS,
    action: {
      label: t('action.undo'),
      onPress: () => {
        isUndone = true;
        without(id);
      },
    },
  });
}
