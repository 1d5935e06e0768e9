import { useEffect, useSyncExternalStore } from 'react';

/** What has its buttons at the lower edge: a sheet over the page, or a bar of the page itself or of what covers it. */
export type EdgeHolder = 'sheet' | 'bar';

const held: Record<EdgeHolder, number> = { sheet: 0, bar: 0 };
const listeners = new Set<() => void>();

function hold(holder: EdgeHolder, change: 1 | -1): void {
  held[holder] += change;
  for (const listener of [...listeners]) listener();
}

/** Keeps the lower edge free of toasts while `isThere`. */
export function useLowerEdge(holder: EdgeHolder, isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    hold(holder, 1);
    return () => hold(holder, -1);
  }, [holder, isThere]);
}

const current = (): EdgeHolder | undefined => (held.sheet > 0 ? 'sheet' : held.bar > 0 ? 'bar' : undefined);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Who holds the lower edge; a sheet before the page that it lies over. */
export function useEdgeHolder(): EdgeHolder | undefined {
  return useSyncExternalStore(subscribe, current, current);
}
