import { ARABIC } from './ar.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { INDONESIAN } from './id.ts';
import { ITALIAN } from './it.ts';
import { JAPANESE } from './ja.ts';
import { KOREAN } from './ko.ts';
import type { Lexicon } from './lexicon.ts';
import { PORTUGUESE } from './pt.ts';
import { RUSSIAN } from './ru.ts';
import { THAI } from './th.ts';
import { VIETNAMESE } from './vi.ts';
import { SIMPLIFIED_CHINESE } from './zh-hans.ts';

/** Languages in Latin letters, of which one text has one. */
export const LATIN: Readonly<Record<string, Lexicon>> = {
  en: ENGLISH,
  fr: FRENCH,
  de: GERMAN,
  it: ITALIAN,
  es: SPANISH,
  pt: PORTUGUESE,
  vi: VIETNAMESE,
  id: INDONESIAN,
};

/** Languages that their script tells. Chinese reads Traditional characters as their Simplified forms. */
export const BY_SCRIPT = {
  chinese: SIMPLIFIED_CHINESE,
  japanese: JAPANESE,
  korean: KOREAN,
  thai: THAI,
  russian: RUSSIAN,
  arabic: ARABIC,
} as const;

export { ENGLISH } from './en.ts';
export type { Lexicon, NamedConcept } from './lexicon.ts';
export { simplified } from './traditional.ts';
