import type { LocaleCode } from '@kinora/contract';

/** Rows of the home gallery in their order; the title of each is the text `section.<id>` of the locale tables. */
export const THEME_CATEGORIES = [
  'festival',
  'national',
  'career',
  'studio',
  'film',
  'travel',
  'art',
  'magazine',
  'fantasy',
  'couple',
  'family',
  'children',
  'elders',
] as const;
export type ThemeCategory = (typeof THEME_CATEGORIES)[number];

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export interface ThemeText {
  readonly name: string;
  /** One line under the name. */
  readonly about: string;
}

/** What a theme says of itself in the `about.json` of its folder. */
export interface ThemeAbout {
  readonly category: ThemeCategory;
  /** Place within the category, from 1. */
  readonly rank: number;
  /** People in one picture. */
  readonly people: { readonly min: number; readonly max: number };
  /** When the theme stands on the season's banner. */
  readonly season?: Season;
  /** Words for search, in English. */
  readonly keywords: readonly string[];
  readonly texts: ThemeTexts;
}

/** Englishes other than `en` say only what differs. */
export type ThemeTexts = Readonly<Partial<Record<LocaleCode, ThemeText>>> & { readonly en: ThemeText };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isOneOf = (list: readonly string[], value: unknown): boolean => typeof value === 'string' && list.includes(value);
const isText = (value: unknown): boolean =>
  isRecord(value) && typeof value.name === 'string' && typeof value.about === 'string';

/** @throws TypeError that names the field when the file says something else. */
export function readThemeAbout(id: string, value: unknown): ThemeAbout {
  const about = isRecord(value) ? value : {};
  const { people, texts } = about;
  const rules: Record<string, boolean> = {
    category: isOneOf(THEME_CATEGORIES, about.category),
    rank: Number.isInteger(about.rank),
    people: isRecord(people) && Number.isInteger(people.min) && Number.isInteger(people.max),
    season: about.season === undefined || isOneOf(SEASONS, about.season),
    keywords: Array.isArray(about.keywords) && about.keywords.every((word) => typeof word === 'string'),
    texts: isRecord(texts) && isText(texts.en) && Object.values(texts).every(isText),
  };
  const wrong = Object.keys(rules).filter((field) => rules[field] === false);
  if (wrong.length > 0) throw new TypeError(`themes/${id}/about.json: ${wrong.join(', ')}`);
  return value as ThemeAbout;
}
