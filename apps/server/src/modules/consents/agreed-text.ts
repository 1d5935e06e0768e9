import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE } from '@kinora/contract';
import { LOADABLE_LOCALES, type LoadableLocale, loadTable, resolveLocale } from '@kinora/locales';
import type { ConsentsTable } from './consents.tables.ts';

/** What somebody agreed to: the language in which they read it, and SHA-256 (hex) of {@link readAgreedText}. */
export interface AgreedText {
  locale: string;
  hash: string;
}

/** What is agreed to, and the statement of one's age. */
type TextKind = ConsentsTable['kind'] | 'age';

/** Beginnings of the keys of the texts that are read before each consent. */
const KEYS: Readonly<Record<TextKind, readonly string[]>> = {
  service: ['legal.service.', 'legal.privacy.', 'login.age'],
  face: ['add-face.consent-'],
  person: ['family.consent'],
  square: ['square.publish-title', 'square.publish-text'],
  covers: ['covers.ask-'],
  outside: ['outside.ask-'],
  age: ['add-face.age-'],
};

/**
 * The texts of a consent in one language as JSON of key and text, sorted by key: what a hash on record is checked against.
 * @param named who was named in them; a last entry where there is anybody.
 */
export async function readAgreedText(
  kind: TextKind,
  locale: LoadableLocale,
  named: readonly string[] = [],
): Promise<string> {
  const table = await loadTable(locale);
  const texts = Object.entries(table).filter(([key]) => KEYS[kind].some((beginning) => key.startsWith(beginning)));
  const sorted = texts.sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(named.length > 0 ? [...sorted, ['named', named]] : sorted);
}

const known = new Map<string, Promise<AgreedText>>();

/**
 * @param told the caller's locale.
 * @param named as of {@link readAgreedText}.
 */
export function agreedText(kind: TextKind, told: string, named: readonly string[] = []): Promise<AgreedText> {
  const locale = resolveLocale([told], LOADABLE_LOCALES, DEFAULT_LOCALE);
  const name = JSON.stringify([kind, locale, named]);
  const text = known.get(name) ?? hashText(kind, locale, named);
  known.set(name, text);
  return text;
}

async function hashText(kind: TextKind, locale: LoadableLocale, named: readonly string[]): Promise<AgreedText> {
  const hash = createHash('sha256')
    .update(await readAgreedText(kind, locale, named))
    .digest('hex');
  return { locale, hash };
}
