import type { ComponentType } from 'react';
import { needAreas } from '../lib/shown-texts';
import { entryOf, type PageName } from '../navigation/page-table';
import { PAGE_MODULES } from './page-modules';

const fetched = new Map<PageName, ComponentType>();

/** The component of a page whose code and texts are here. */
export const fetchedPage = (page: PageName): ComponentType | undefined => fetched.get(page);

/** Fetches what a page shows: its code, and its texts in the language on the screen. */
export async function loadPage(page: PageName): Promise<{ readonly default: ComponentType }> {
  const [module] = await Promise.all([PAGE_MODULES[page](), needAreas(entryOf(page).texts)]);
  fetched.set(page, module.default);
  return module;
}
