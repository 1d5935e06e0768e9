import { ERROR, type RequestOf, type Understanding } from '@kinora/contract';
import {
  type ConceptId,
  CUSTOM_PEOPLE,
  CUSTOM_THEME,
  type CustomRecipe,
  checkKeywords,
  countCharacters,
  isConceptId,
  recipeOf,
  understand,
} from '@kinora/studio/custom';
import { findCatalogueTheme } from '@kinora/studio/themes-catalogue';
import { ModerationSilentError } from '../../adapters/ports/moderation.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';

/** What a request asks for, checked: nothing is stored yet. */
export interface ShootPlan {
  theme: string;
  people: { min: number; max: number };
  total: number;
  keywords: ConceptId[];
  custom?: {
    recipe: CustomRecipe;
    /** Absent when another's recipe is shot again: their words are not told. */
    described?: { text: string; understood: Understanding };
  };
  /** Shoots a picture again: what it was drawn with, and its sheet where there is one. */
  again?: { seed: number; firstSheet: number | undefined };
}

/** Throws AppError for a theme, a description or keywords that cannot be shot, with the reason. */
export async function planShoot(deps: Deps, locale: string, input: RequestOf<'SHOOT'>): Promise<ShootPlan> {
  const { custom, theme: themeId = '' } = input;
  const people = Math.max(1, input.faces.length);
  const keywords = readKeywords(input.keywords ?? [], people);
  if (custom) return planCustom(deps, locale, custom, keywords, input.dry ?? false);
  const theme = findCatalogueTheme(themeId);
  if (!theme) throw new AppError(ERROR.themeUnknown, 'no such theme');
  return { theme: theme.id, people: theme.people, total: theme.sheets, keywords };
}

function readKeywords(asked: readonly string[], people: number): ConceptId[] {
  const problem = checkKeywords(asked, people);
  if (problem) throw new AppError(ERROR.keywordChoice, problem);
  return asked.filter(isConceptId);
}

async function planCustom(
  deps: Deps,
  locale: string,
  custom: NonNullable<RequestOf<'SHOOT'>['custom']>,
  keywords: ConceptId[],
  isDry: boolean,
): Promise<ShootPlan> {
  const text = custom.text.trim();
  const { customMinCharacters: min, customMaxCharacters: max } = deps.config.business;
  const characters = countCharacters(text);
  if (characters < min || characters > max) {
    throw new AppError(ERROR.descriptionLength, 'too short or too long', [String(min), String(max)]);
  }
  const judged = await deps.moderation.checkText(text, locale).catch((error: unknown) => {
    if (!(error instanceof ModerationSilentError)) throw error;
    throw new AppError(ERROR.serverFailure, 'cannot be judged now');
  });
  if (judged.verdict === 'refuse') {
    throw new AppError(ERROR.descriptionRefused, 'may not be drawn', [judged.reason]);
  }
  const { found, without } = understand(text, locale);
  if (found.length === 0 && keywords.length === 0 && !isDry) {
    throw new AppError(ERROR.nothingUnderstood, 'nothing understood');
  }
  const view = (list: typeof found) =>
    list.map(({ facet, id, words, range: [start, end] }) => ({
      facet,
      id,
      words,
      range: [start, end] as [number, number],
    }));
  return {
    theme: CUSTOM_THEME,
    people: CUSTOM_PEOPLE,
    total: custom.count,
    keywords: [],
    custom: {
      recipe: recipeOf({ found, without }, keywords, custom.count),
      described: { text, understood: { found: view(found), without: view(without) } },
    },
  };
}
