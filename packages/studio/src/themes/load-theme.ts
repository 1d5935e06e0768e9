import { findCatalogueTheme } from '../catalogue/index.ts';
import type { Theme } from './define-theme.ts';

/**
 * Loads the recipe of a theme; only the themes that are shot take memory.
 * @throws RangeError when there is no such theme.
 */
export async function loadTheme(id: string): Promise<Theme> {
  if (!findCatalogueTheme(id)) throw new RangeError(`no theme ${id}`);
  const module = (await import(`./${id}/theme.ts`)) as { theme: Theme };
  return module.theme;
}
