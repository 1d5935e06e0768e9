import { createStore } from '../lib/store';
import type { PageEntry } from './page-stack';
import { tabAbove } from './routes';

/** A page with what it was asked for. */
type Visited = Pick<PageEntry, 'page' | 'query'>;

/** As many as anyone walks back. */
const MAX_VISITED = 50;

/** Open pages as the host has them, the visible one last. */
let open: readonly PageEntry[] = [];
/** Pages that a tab page has closed, the latest last: the host forgets them. */
let left: readonly Visited[] = [];

/**
 * Key of the visible page where it is the host's only one, and something lies behind it all the same: the host would leave the app. A page that is about to
 * show is another one: it never holds whoever goes back at once.
 */
export const heldPage = createStore<string | undefined>(undefined);

function tell(): void {
  const only = open.length === 1 ? open[0] : undefined;
  heldPage.set(wayBack() === undefined ? undefined : only?.key);
}

/** Notes the visible page, and on how many others it lies. */
export function noteOpen(page: PageEntry, below: number): void {
  open = [...open.slice(0, below), page];
  tell();
}

/** Remembers the open pages, which a tab page is about to close. */
export function rememberOpen(): void {
  left = [...left, ...open].slice(-MAX_VISITED);
  tell();
}

/** Forgets where one came from. */
export function forgetWayBack(): void {
  left = [];
  tell();
}

/** Where going back leads from the only page; undefined where the app ends. */
export function wayBack(): Visited | undefined {
  const top = open[open.length - 1];
  const latest = left[left.length - 1];
  if (latest || !top) return latest;
  const tab = tabAbove(top.page, top.query);
  return tab && { page: tab, query: {} };
}

/** Notes that one has gone back there. */
export function takeWayBack(): void {
  left = left.slice(0, -1);
  tell();
}
