import { findCatalogueTheme } from '../catalogue/index.ts';
import { changeShots } from '../custom/compose/change-shots.ts';
import { composeShots } from '../custom/compose/compose.ts';
import type { ConceptId } from '../custom/concepts.ts';
import { CUSTOM_PEOPLE, CUSTOM_THEME, type CustomRecipe } from '../custom/recipe.ts';
import { loadTheme } from '../themes/load-theme.ts';
import type { Shot } from '../themes/shot.ts';

/** What a shoot shows. */
export interface Subject {
  id: string;
  people: { readonly min: number; readonly max: number };
  keywords: readonly string[];
  sheets: readonly Shot[];
}

interface SubjectRequest {
  themeId: string;
  recipe?: CustomRecipe;
  keywords?: readonly ConceptId[];
  /** How many are portrayed together: a description is composed for so many. Default 1. */
  people?: number;
}

/** @throws RangeError for an unknown theme, or a custom shoot without its recipe. */
export async function subjectOf({ themeId, recipe, keywords = [], people = 1 }: SubjectRequest): Promise<Subject> {
  if (themeId === CUSTOM_THEME) {
    if (!recipe) throw new RangeError('a custom shoot needs its recipe');
    const words = [...recipe.found, ...recipe.keywords];
    return { id: CUSTOM_THEME, people: CUSTOM_PEOPLE, keywords: words, sheets: composeShots(recipe, people) };
  }
  const { id, sheets } = await loadTheme(themeId);
  const about = findCatalogueTheme(id);
  if (!about) throw new RangeError(`no theme ${id}`);
  const words = [...about.keywords, ...keywords];
  return {
    id,
    people: about.people,
    keywords: words,
    sheets: keywords.length > 0 ? changeShots(sheets, keywords) : sheets,
  };
}
