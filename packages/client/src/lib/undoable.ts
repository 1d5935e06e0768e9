import { useNow } from './now';
import { type Store, useStore } from './store';

/** Something that was deleted and can still be put back. */
export interface Undoable {
  /** When it is erased, ms. */
  readonly untilMs: number;
  readonly undo: () => void;
}

const MINUTE_MS = 60_000;

/** What of these can still be put back: for how many whole minutes the oldest, and the way back of all; undefined when it is none. */
export function useUndoable(store: Store<readonly Undoable[]>) {
  const all = useStore(store);
  const nowMs = useNow(MINUTE_MS / 4, all.length > 0);
  const open = all.filter(({ untilMs }) => untilMs > nowMs);
  const [oldest] = open;
  if (!oldest) return undefined;
  return {
    minutesLeft: Math.max(1, Math.floor((oldest.untilMs - nowMs) / MINUTE_MS)),
    undoAll: () => {
      for (const { undo } of open) undo();
    },
  };
}
