import { useEffect, useSyncExternalStore } from 'react';

/** What has its buttons at the lower edge: a sheet over the page, what covers the page and is always dark, or a bar of the page itself. */
export type EdgeHolder = 'sheet' | 'dark' | 'bar';

const held: Record<EdgeHolder, number> = { sheet: 0, dark: 0, bar: 0 };
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

const ORDER = ['sheet', 'dark', 'bar'] as const satisfies readonly EdgeHolder[];
const current = (): EdgeHolder | undefined => ORDER.find((holder) => held[holder] > 0);
const isDark = (): boolean => held.dark > 0;

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

/** Whether what is always dark covers the page, below a sheet too. */
export function useIsOnDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, isDark);
}
