import type { ComponentType } from 'react';
import { needAreas } from '../lib/shown-texts';
import type { PageName } from '../navigation/routes';
import { PAGE_AREAS } from './page-areas';
import { PAGE_MODULES } from './page-modules';

/** Fetches what a page shows: its code, and its texts in the language on the screen. */
export async function loadPage(page: PageName): Promise<{ readonly default: ComponentType }> {
  const [module] = await Promise.all([PAGE_MODULES[page](), needAreas(PAGE_AREAS[page])]);
  return module;
}
