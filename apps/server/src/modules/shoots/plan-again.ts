import { ERROR } from '@kinora/contract';
import { type ConceptId, CUSTOM_PEOPLE, checkKeywords, isConceptId, readRecipe } from '@kinora/studio/custom';
import { findCatalogueTheme } from '@kinora/studio/themes-catalogue';
import type { Db } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { ShootPlan } from './plan-shoot.ts';
import { findShoot } from './shoots.store.ts';

/**
 * The shoot that a picture came from, planned for so many other people: the same theme or recipe, the picture's own sheet
 * first. Throws AppError when the theme is no longer offered, and RangeError when a recipe is not one.
 */
export async function planAgain(
  tx: Db,
  picture: { shootId: string; sheet: number },
  people: number,
): Promise<ShootPlan> {
  const source = await findShoot(tx, picture.shootId);
  if (!source) throw new AppError(ERROR.notFound, 'no such shoot');
  const again = (total: number) => ({
    seed: source.seed,
    firstSheet: picture.sheet < total ? picture.sheet : undefined,
  });
  // Some keywords are for one person alone.
  const fit = (keywords: readonly ConceptId[]) =>
    keywords.filter((keyword) => checkKeywords([keyword], people) === undefined);
  if (source.recipe !== null) {
    const stored = readRecipe(JSON.parse(source.recipe));
    const recipe = { ...stored, keywords: fit(stored.keywords) };
    const total = recipe.count;
    return { theme: source.theme, people: CUSTOM_PEOPLE, total, keywords: [], custom: { recipe }, again: again(total) };
  }
  const theme = findCatalogueTheme(source.theme);
  if (!theme) throw new AppError(ERROR.themeUnknown, 'no such theme');
  const keywords = fit(source.keywords.filter(isConceptId));
  return { theme: theme.id, people: theme.people, total: theme.sheets, keywords, again: again(theme.sheets) };
}
