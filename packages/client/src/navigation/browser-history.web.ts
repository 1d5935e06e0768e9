import type { HistoryState } from './history-state';
import { readHistoryState } from './history-state';
import { topOf } from './page-stack';
import { formatQuery } from './query-string';
import { ROUTES } from './routes';

/** Far longer than any browser takes: a move that came later would count as the user's own. */
const TRAVERSE_TIMEOUT_MS = 4000;

/** What the user did with the browser's own buttons or address bar. */
export type HistoryMove =
  | { readonly kind: 'to-state'; readonly state: HistoryState }
  | { readonly kind: 'to-address'; readonly address: string };

let traversed: (() => void) | undefined;

function addressOf({ entries }: HistoryState): string {
  const { page, query } = topOf({ entries, restingTabs: [], arrival: 'start' });
  return `#${ROUTES[page]}${formatQuery(query)}`;
}

export function pushHistory(state: HistoryState): void {
  history.pushState(state, '', addressOf(state));
}

export function replaceHistory(state: HistoryState): void {
  history.replaceState(state, '', addressOf(state));
}

/** Goes back by that many entries; resolves when the browser is there. */
export function goBack(count: number): Promise<void> {
  if (count <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => traversed?.(), TRAVERSE_TIMEOUT_MS);
    traversed = () => {
      clearTimeout(timer);
      traversed = undefined;
      resolve();
    };
    history.go(-count);
  });
}

/** Calls back for every move that is not our own. */
export function listenToHistory(onMove: (move: HistoryMove) => void): void {
  history.scrollRestoration = 'manual';
  addEventListener('popstate', ({ state }) => {
    if (traversed) {
      traversed();
      return;
    }
    const known = readHistoryState(state);
    onMove(known ? { kind: 'to-state', state: known } : { kind: 'to-address', address: location.hash });
  });
}

/** The address and state that the page was opened with. */
export function currentHistory(): { address: string; state: HistoryState | undefined } {
  return { address: location.hash, state: readHistoryState(history.state) };
}
