import { useEffect } from 'react';
import { useNow } from '../lib/now';
import { useStore } from '../lib/store';
import { loadRemoved, type Removed, removed } from './removed';

const MINUTE_MS = 60_000;

/** What of these can still be put back: for how many whole minutes the oldest, and the way back of all; undefined when it is none. */
export function useWayBack<One extends Removed>(isOne: (one: Removed) => one is One, undo: (one: One) => void) {
  const all = useStore(removed).filter(isOne);
  const nowMs = useNow(MINUTE_MS / 4, all.length > 0);
  useEffect(() => loadRemoved(), []);
  const open = all.filter(({ untilMs }) => untilMs > nowMs);
  const [oldest] = open;
  if (!oldest) return undefined;
  return {
    minutesLeft: Math.max(1, Math.floor((oldest.untilMs - nowMs) / MINUTE_MS)),
    undoAll: () => {
      for (const one of open) undo(one);
    },
  };
}
