import { type CatalogueTheme, THEME_CATEGORIES } from '@kinora/studio/themes-catalogue';
import type { Season } from './solar-term.ts';

const SECTION_PAGE_SIZE = 10;
const FOR_YOU = 'for-you';
const SECTIONS = [FOR_YOU, ...THEME_CATEGORIES] as const;

/** The row of the themes of all seasons. */
export const SEASON_SECTION = 'festival';

export interface GallerySection<Theme> {
  id: string;
  themes: Theme[];
}

/**
 * Rows of the home gallery; a row without themes is left out. The first row has every theme: the season's ahead, then
 * those of which people kept the most photos of late, then the catalogue's order.
 */
export function arrangeGallery<Theme extends CatalogueTheme>(
  themes: readonly Theme[],
  season: Season,
  keptByTheme: ReadonlyMap<string, number>,
): GallerySection<Theme>[] {
  const rank = (theme: Theme) => (theme.season === season ? 0 : 1);
  const kept = (theme: Theme) => keptByTheme.get(theme.id) ?? 0;
  const forYou = [...themes].sort((a, b) => rank(a) - rank(b) || kept(b) - kept(a));
  return SECTIONS.map((id) => ({
    id,
    themes: id === FOR_YOU ? forYou : themes.filter(({ category }) => category === id),
  })).filter((section) => section.themes.length > 0);
}

export function pageOf<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice(page * SECTION_PAGE_SIZE, (page + 1) * SECTION_PAGE_SIZE);
}
