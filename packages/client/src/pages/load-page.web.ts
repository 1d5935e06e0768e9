import type { ComponentType } from 'react';
import { needAreas } from '../lib/shown-texts';
import { entryOf, type PageName } from '../navigation/page-table';
import { PAGE_MODULES } from './page-modules';

/** Fetches what a page shows: its code, and its texts in the language on the screen. */
export async function loadPage(page: PageName): Promise<{ readonly default: ComponentType }> {
  const [module] = await Promise.all([PAGE_MODULES[page](), needAreas(entryOf(page).texts)]);
  return module;
}
