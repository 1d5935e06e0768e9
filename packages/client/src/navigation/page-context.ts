import { createContext, useContext } from 'react';
import type { PageEntry } from './page-stack';
import type { PageQuery } from './query-string';
import type { PageName, PageQueries } from './routes';

/** Where a page stands: in the main column, or in the left window of a wide screen. */
export type Placement = 'main' | 'left';

export interface PageState extends PageEntry {
  readonly placement: Placement;
  /** It lies at the bottom of the stack: there is nothing to go back to. */
  readonly isOnly: boolean;
}

export const PageContext = createContext<PageState | undefined>(undefined);

/** Whether the page is the one on top: a mini-program keeps those below it alive, and one that is seen through shows it. */
export const PageShown = createContext(true);

/** The page that a component stands in. */
export function usePage(): PageState {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage is for components of a page');
  return page;
}

/** The query of the page that a component stands in. Throws when that is another page. */
export function usePageQuery<Name extends PageName>(name: Name): PageQueries[Name] {
  const { page, query } = usePage();
  if (page !== name) throw new Error(`This component belongs to ${name}, not to ${page}`);
  return query satisfies PageQuery;
}
