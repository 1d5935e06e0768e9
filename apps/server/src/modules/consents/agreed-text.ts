import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE } from '@kinora/contract';
import { LOADABLE_LOCALES, type LoadableLocale, loadTable, resolveLocale } from '@kinora/locales';
import type { Deps } from '../../deps.ts';
import type { ConsentsTable } from './consents.tables.ts';

/** What somebody agreed to: the language in which they read it, and SHA-256 (hex) of {@link readAgreedText}. */
export interface AgreedText {
  locale: string;
  hash: string;
}

/** What an operator has set that stands in the agreement and the policy: their figures, which clauses they have, and who offers them. */
export interface TermsInForce {
  keepdays: number;
  closingdays: number;
  guardianage: number;
  shop: boolean;
  operator: { name: string; contact: string; law: string };
}

/** Those of now. */
export function termsInForce({ config }: Pick<Deps, 'config'>): TermsInForce {
  const { keepDays, closingDays, guardianAge, operator } = config.business;
  const { name, contact, law } = operator;
  return {
    ...{ keepdays: keepDays, closingdays: closingDays, guardianage: guardianAge, shop: config.shop !== 'off' },
    operator: { name, contact, law },
  };
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
 * @param named who was named in them; an entry behind them where there is anybody.
 * @param terms of `service`: what stood in them, a last entry.
 */
export async function readAgreedText(
  kind: TextKind,
  locale: LoadableLocale,
  named: readonly string[] = [],
  terms?: TermsInForce,
): Promise<string> {
  const table = await loadTable(locale);
  const texts = Object.entries(table).filter(([key]) => KEYS[kind].some((beginning) => key.startsWith(beginning)));
  const sorted = texts.sort(([a], [b]) => (a < b ? -1 : 1));
  const beside = [...(named.length > 0 ? [['named', named]] : []), ...(terms ? [['terms', terms]] : [])];
  return JSON.stringify([...sorted, ...beside]);
}

const known = new Map<string, Promise<AgreedText>>();

/**
 * @param told the caller's locale.
 * @param named as of {@link readAgreedText}, and so `terms`.
 */
export function agreedText(
  kind: TextKind,
  told: string,
  named: readonly string[] = [],
  terms?: TermsInForce,
): Promise<AgreedText> {
  const locale = resolveLocale([told], LOADABLE_LOCALES, DEFAULT_LOCALE);
  const name = JSON.stringify([kind, locale, named, terms]);
  const text = known.get(name) ?? hashText(kind, locale, named, terms);
  known.set(name, text);
  return text;
}

async function hashText(...[kind, locale, named, terms]: Parameters<typeof readAgreedText>): Promise<AgreedText> {
  const hash = createHash('sha256')
    .update(await readAgreedText(kind, locale, named, terms))
    .digest('hex');
  return { locale, hash };
}
