import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readThemeAbout, THEME_CATEGORIES, type ThemeAbout } from './theme-about.ts';

/** What a gateway must know of a theme: light enough for a process that never loads a model. */
export interface CatalogueTheme extends ThemeAbout {
  readonly id: string;
  /** Pictures of one shoot. */
  readonly sheets: number;
}

const SHEETS = 20;
const THEMES = fileURLToPath(new URL('../themes/', import.meta.url));

/** Every theme that can be shot: the folders that have an `about.json`, by category and rank. */
export const THEME_CATALOGUE: readonly CatalogueTheme[] = readCatalogue();

const BY_ID = new Map(THEME_CATALOGUE.map((theme) => [theme.id, theme]));

export function findCatalogueTheme(id: string): CatalogueTheme | undefined {
  return BY_ID.get(id);
}

function readCatalogue(): CatalogueTheme[] {
  const ids = readdirSync(THEMES).filter((id) => existsSync(`${THEMES}${id}/about.json`));
  const themes = ids.map((id): CatalogueTheme => {
    const about: unknown = JSON.parse(readFileSync(`${THEMES}${id}/about.json`, 'utf8'));
    return { id, sheets: SHEETS, ...readThemeAbout(id, about) };
  });
  const place = ({ category }: CatalogueTheme) => THEME_CATEGORIES.indexOf(category);
  return themes.sort((a, b) => place(a) - place(b) || a.rank - b.rank || a.id.localeCompare(b.id));
}
