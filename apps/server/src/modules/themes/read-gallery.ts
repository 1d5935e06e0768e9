import type { HomeSection } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { countKeptByTheme } from '../photos/index.ts';
import { arrangeGallery, type GallerySection, pageOf } from './gallery.ts';
import { type SolarTerm, seasonOfTerm, solarTermAt } from './solar-term.ts';
import { listThemes, type PicturedTheme } from './themes.registry.ts';
import { type ThemeReader, viewCard } from './themes.view.ts';

/** How far back "of late" goes. */
const POPULAR_DAYS = 30;
const DAY_MS = 86_400_000;

export interface Gallery {
  term: SolarTerm;
  themesOfSeason: PicturedTheme[];
  sections: GallerySection<PicturedTheme>[];
}

export async function readGallery(deps: Deps): Promise<Gallery> {
  const now = deps.now();
  const term = solarTermAt(now);
  const season = seasonOfTerm(term.term);
  const [themes, kept] = await Promise.all([listThemes(), countKeptByTheme(deps.db, now - POPULAR_DAYS * DAY_MS)]);
  return {
    term,
    themesOfSeason: themes.filter((theme) => theme.season === season),
    sections: arrangeGallery(themes, season, kept),
  };
}

export function viewSection(reader: ThemeReader, section: GallerySection<PicturedTheme>, page: number): HomeSection {
  return {
    id: section.id,
    name: section.id,
    imgs: pageOf(section.themes, page).map((theme) => viewCard(reader, theme)),
    page,
    total: section.themes.length,
    needv: false,
  };
}
