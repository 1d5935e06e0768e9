import { showError } from '../../api/show-error';
import { createStore } from '../../lib/store';
import { currentTranslator } from '../../lib/translation';
import { readItem, removeItem, writeItem } from '../../platform/storage';
import { session, sessionEnded } from '../../session/session';
import { dismissToast, showToast } from '../../ui/toast';
import { deleteMessages } from './inbox';

/** Long enough to read and to reach for it. */
const UNDO_MS = 5000;
const TOAST_ID = 'messages-deleted';
const KEY = 'leaving-messages';

/** Messages that the user has deleted; the server, which cannot bring them back, is told when the way back has gone. */
export const leavingMessages = createStore<readonly string[]>([]);

/** Those of them that can still be put back: all that the word on the screen speaks of. */
let undoable: readonly string[] = [];

// What is stored waits for the same user's next login.
sessionEnded.listen(() => {
  undoable = [];
  leavingMessages.set([]);
  dismissToast(TOAST_ID);
});

/**
 * Takes a message off the screen. One word tells of all that were deleted while it stays, and is the way back of all of them.
 *
 * @param wordOf says how many were deleted
 */
export function deleteLater(id: string, wordOf: (count: number) => string): void {
  undoable = [...undoable, id];
  setLeaving([...leavingMessages.get(), id]);
  showToast({
    id: TOAST_ID,
    text: wordOf(undoable.length),
    durationMs: UNDO_MS,
    onExpire: () => void deleteNow(takeUndoable()),
    action: { label: currentTranslator()('action.undo'), onPress: () => putBack(takeUndoable()) },
  });
}

/** Deletes what the user of this login deleted when the app closed before the server was told. Errors are shown. */
export function deleteLeftMessages(): Promise<void> {
  const left = readLeft();
  if (left.length === 0) return Promise.resolve();
  leavingMessages.set([...left, ...leavingMessages.get()]);
  return deleteNow(left);
}

function takeUndoable(): readonly string[] {
  const ids = undoable;
  undoable = [];
  return ids;
}

async function deleteNow(ids: readonly string[]): Promise<void> {
  try {
    await deleteMessages(ids);
  } catch (error) {
    showError(error);
  }
  putBack(ids);
}

const putBack = (ids: readonly string[]) => setLeaving(leavingMessages.get().filter((id) => !ids.includes(id)));

const userid = (): string | undefined => session.get().login?.userid;

/** Kept with whose they are: ids alone, which say nothing to anybody else. */
function setLeaving(ids: readonly string[]): void {
  leavingMessages.set(ids);
  if (ids.length === 0) removeItem(KEY);
  else writeItem(KEY, [userid(), ...ids].join());
}

function readLeft(): readonly string[] {
  const [owner, ...ids] = readItem(KEY)?.split(',') ?? [];
  return owner === userid() ? ids : [];
}
