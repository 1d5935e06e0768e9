import { type EngineKind, ERROR, type FoundConcept, type RequestOf, type Understanding } from '@kinora/contract';
import {
  type ConceptId,
  CUSTOM_PEOPLE,
  CUSTOM_THEME,
  type CustomRecipe,
  checkKeywords,
  countCharacters,
  isConceptId,
  promiseOf,
  recipeOf,
  splitConcept,
  type Understood,
  understand,
} from '@kinora/studio/custom';
import { findCatalogueTheme } from '@kinora/studio/themes-catalogue';
import { ModerationSilentError } from '../../adapters/ports/moderation.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { countPeople } from '../faces/index.ts';
import { lockedUntilRecharge } from '../ledger/index.ts';
import { likelyEngine } from './likely-engine.ts';
import { withOwnClothes } from './own-clothes.ts';

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
export async function planShoot(deps: Deps, { uid, locale }: User, input: RequestOf<'SHOOT'>): Promise<ShootPlan> {
  const { custom, theme: themeId = '', faces } = input;
  const people = faces.length > 1 ? await countPeople(deps.db, uid, faces) : 1;
  const keywords = readKeywords(input.keywords ?? [], people, await lockedUntilRecharge(deps, uid));
  if (custom) return planCustom(deps, { uid, locale }, custom, keywords, input);
  const theme = findCatalogueTheme(themeId);
  if (!theme) throw new AppError(ERROR.themeUnknown, 'no such theme');
  return { theme: theme.id, people: theme.people, total: theme.sheets, keywords };
}

/** What a first recharge unlocks is not there before. */
function readKeywords(
  asked: readonly string[],
  people: number,
  locked: { keywords: readonly string[] } | undefined,
): ConceptId[] {
  const isHidden = asked.some((id) => locked?.keywords.includes(id));
  const problem = isHidden ? 'unknown' : checkKeywords(asked, people);
  if (problem) throw new AppError(ERROR.keywordChoice, problem);
  return asked.filter(isConceptId);
}

async function planCustom(
  deps: Deps,
  { uid, locale }: Pick<User, 'uid' | 'locale'>,
  custom: NonNullable<RequestOf<'SHOOT'>['custom']>,
  keywords: ConceptId[],
  { faces, dry = false }: Pick<RequestOf<'SHOOT'>, 'faces' | 'dry'>,
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
  const read = understand(text, locale);
  if (read.found.length === 0 && keywords.length === 0 && !dry) {
    throw new AppError(ERROR.nothingUnderstood, 'nothing understood');
  }
  const recipe = recipeOf(read, keywords, custom.count);
  const engine = await likelyEngine(deps, uid, CUSTOM_THEME);
  const promised = viewUnderstanding(read, recipe, engine);
  // Other engines dress people as they are told.
  const understood = engine === 'studio' ? await withOwnClothes(deps, uid, faces, promised) : promised;
  return {
    theme: CUSTOM_THEME,
    people: CUSTOM_PEOPLE,
    total: custom.count,
    keywords: [],
    custom: { recipe, described: { text, understood } },
  };
}

/** What becomes of each word where that engine makes the pictures; who stands in for it says so later. */
function viewUnderstanding(
  { found, without, unknown }: Understood,
  recipe: CustomRecipe,
  engine: EngineKind,
): Understanding {
  const { drawn, tooMany, notPossible } = promiseOf(recipe, { isStudio: engine === 'studio' });
  const view = (concept: ConceptId): FoundConcept => {
    const { words = '', range: [start, end] = [0, 0] } =
      [...found, ...without].find((it) => it.concept === concept) ?? {};
    return { ...splitConcept(concept), words, range: [start, end] };
  };
  return {
    drawn: drawn.map(view),
    without: without.map(({ concept }) => view(concept)),
    tooMany: tooMany.map(view),
    notPossible: notPossible.map(view),
    unknown,
  };
}
