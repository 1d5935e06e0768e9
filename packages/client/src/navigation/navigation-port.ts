import type { PageName, PageQueries, TabName } from './routes';

/**
 * How pages are changed. Only one change at a time: while one is under way, another is refused and answers false; a relaunch waits
 * for it, so that nobody stays on a page that is not theirs any more.
 * A tab page closes all others, whichever method is called; where one came from is remembered, so that going back leads there.
 */
export interface Navigation {
  /** Opens a page on top of the present one. */
  navigateTo<Name extends PageName>(page: Name, query?: PageQueries[Name]): Promise<boolean>;
  /** Puts a page in the place of the present one. */
  redirectTo<Name extends PageName>(page: Name, query?: PageQueries[Name]): Promise<boolean>;
  /** Closes all pages, opens this one, and forgets where one came from. */
  relaunch<Name extends PageName>(page: Name, query?: PageQueries[Name]): Promise<boolean>;
  /** Shows a tab page; on the tab that is shown it only emits the tab event (see `tabEvents`). */
  switchTab<Name extends TabName>(tab: Name, query?: PageQueries[Name]): Promise<boolean>;
  /** Leads to where one came from; on a page that was opened by its address, to the tab above it. */
  back(): Promise<boolean>;
}

/** Sheets, dialogs and viewers that the machine's back button closes before it leaves the page. */
export interface BackClosing {
  /** Registers an open layer of a page; the function given back ends it when the layer closes by itself. */
  open(onClose: () => void, pageKey: string | undefined): () => void;
}
