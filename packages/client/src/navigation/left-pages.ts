import { readVisitItem, writeVisitItem } from '../platform/visit';
import { readEntries } from './history-state';
import type { PageEntry } from './page-stack';
import { isReturn } from './routes';

/** Where the open pages are kept while the app is left for a page of others. */
const KEY = 'left-pages';

export const keepLeftPages = (entries: readonly PageEntry[]): void => writeVisitItem(KEY, JSON.stringify(entries));

/** The pages that were left for one that leads back to this, once; of the same order, which shows now, not again. Nothing of them stays in the browser. */
export function takeLeftPages({ page, query }: PageEntry): readonly PageEntry[] {
  const left = readEntries(readVisitItem(KEY));
  writeVisitItem(KEY, undefined);
  if (!isReturn(page, query)) return [];
  const top = left.at(-1);
  return top?.page === page && top.query.id === query.id ? left.slice(0, -1) : left;
}
