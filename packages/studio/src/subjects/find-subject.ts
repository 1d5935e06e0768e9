import { findCatalogueTheme } from '../catalogue/index.ts';
import { changeShots } from '../custom/compose/change-shots.ts';
import { composeShots } from '../custom/compose/compose.ts';
import type { ConceptId } from '../custom/concepts.ts';
import { CUSTOM_PEOPLE, CUSTOM_THEME, type CustomRecipe } from '../custom/recipe.ts';
import type { Subject } from '../shoot/subject.ts';
import { loadTheme } from '../themes/load-theme.ts';

/** What is to be shown, by name. */
export interface SubjectRequest {
  /** Id of a theme, or `custom` for a recipe. */
  themeId: string;
  /** What a custom shoot shows; only with the theme `custom`. */
  recipe?: CustomRecipe;
  /** Hair, mood, props and colours that change the sheets of a theme. */
  keywords?: readonly ConceptId[];
}

/**
 * @param people how many are portrayed together: a description is composed for so many.
 * @throws RangeError for an unknown theme, or a custom shoot without its recipe.
 */
export async function findSubject(request: SubjectRequest, people = 1): Promise<Subject> {
  const { themeId, recipe, keywords = [] } = request;
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

/** Whether it can be shown still: a theme may have left the studio since. */
export const isSubject = ({ themeId, recipe }: SubjectRequest): boolean =>
  recipe !== undefined || findCatalogueTheme(themeId) !== undefined;
