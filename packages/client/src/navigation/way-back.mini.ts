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
/** Pages whose place the visible one took because the host opens no more, the latest last. */
let replaced: readonly Visited[] = [];

/**
 * Key of the visible page where going back leads to a page that the host does not have any more: it would leave the app, or skip that page. A page that is
 * about to show is another one: it never holds whoever goes back at once.
 */
export const heldPage = createStore<string | undefined>(undefined);

function tell(): void {
  heldPage.set(wayBack() === undefined ? undefined : open[open.length - 1]?.key);
}

/** Notes the visible page, and on how many others it lies. */
export function noteOpen(page: PageEntry, below: number): void {
  // What lay between the others and one that was closed went with it.
  if (below < open.length - 1) replaced = [];
  open = [...open.slice(0, below), page];
  tell();
}

/** Remembers the open pages, which a tab page is about to close. */
export function rememberOpen(): void {
  left = [...left, ...open.slice(0, -1), ...replaced, ...open.slice(-1)].slice(-MAX_VISITED);
  replaced = [];
  tell();
}

/** Remembers the visible page, whose place the next one is about to take. */
export function rememberReplaced(): void {
  replaced = [...replaced, ...open.slice(-1)].slice(-MAX_VISITED);
}

/** Forgets where one came from. */
export function forgetWayBack(): void {
  left = [];
  replaced = [];
  tell();
}

/** Where going back leads if the host has forgotten it; undefined where the host knows, or the app ends. */
export function wayBack(): Visited | undefined {
  const under = replaced[replaced.length - 1];
  if (under || open.length > 1) return under;
  const [top] = open;
  const latest = left[left.length - 1];
  if (latest || !top) return latest;
  const tab = tabAbove(top.page, top.query);
  return tab && { page: tab, query: {} };
}

/** Notes that one has gone back there. */
export function takeWayBack(): void {
  if (replaced.length > 0) replaced = replaced.slice(0, -1);
  else left = left.slice(0, -1);
  tell();
}
