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

/**
 * How many entries of this document lie below the present one, as far as the browser tells. One that keeps no more (Chromium: 50) drops those first that nobody
 * touched the page at, such as what we put below a page that one comes back to, and further back are the pages of before.
 */
export function entriesBelow(): number {
  const { navigation } = window;
  if (!navigation?.currentEntry) return history.length - 1;
  const below = navigation.entries().slice(0, navigation.currentEntry.index).toReversed();
  const other = below.findIndex(({ sameDocument }) => !sameDocument);
  return other < 0 ? below.length : other;
}

/** Goes back by that many entries, or as many as the browser has kept; resolves when it is there. */
export function goBack(count: number): Promise<void> {
  const kept = Math.min(count, entriesBelow());
  if (kept <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => traversed?.(), TRAVERSE_TIMEOUT_MS);
    traversed = () => {
      clearTimeout(timer);
      traversed = undefined;
      resolve();
    };
    history.go(-kept);
  });
}

/** Calls back for every move that is not our own. */
export function listenToHistory(onMove: (move: HistoryMove) => void): void {
  history.scrollRestoration = 'manual';
  addEventListener('popstate', ({ state }) => {
    const known = readHistoryState(state);
    // Where we go is an entry of ours: one without our state is an address that the user entered meanwhile.
    if (traversed && known) {
      traversed();
      return;
    }
    onMove(known ? { kind: 'to-state', state: known } : { kind: 'to-address', address: location.hash });
  });
}

/** The address and state that the page was opened with. */
export function currentHistory(): { address: string; state: HistoryState | undefined } {
  // The server answers a path that does not exist with the app, as seen from the root.
  const isUnknownPath = location.hash === '' && document.querySelector('base') !== null;
  const address = isUnknownPath ? `#${ROUTES.notFound}` : location.hash;
  return { address, state: readHistoryState(history.state) };
}
