import { randomInt } from 'node:crypto';
import { DEFAULT_LOCALE } from '@kinora/contract';
import { createTranslator, LOADABLE_LOCALES, loadAreas, resolveLocale } from '@kinora/locales';
import type { UserRow } from './users.store.ts';

type Named = Pick<UserRow, 'nick' | 'is_nick_given'>;

/** Tells accounts whose users took no name from each other; older accounts have a word before it, in the language of that time. */
const NUMBER_DIGITS = 4;
/** No name that a user takes begins with it. */
const NOTED = ' ';

/** What stands in the place of a name until the user takes one. */
export const newNumber = (): string =>
  randomInt(10 ** NUMBER_DIGITS)
    .toString()
    .padStart(NUMBER_DIGITS, '0');

/** A name as it is noted where it is read later, in whatever language: see {@link readNoted}. */
export const noteName = ({ nick, is_nick_given }: Named): string =>
  is_nick_given ? `${NOTED}${nick.slice(-NUMBER_DIGITS)}` : nick;

/** A noted name as a reader sees it: who took none is called as newcomers are in the reader's language, never as the operator, whose name no user may take. */
export async function readNoted(noted: string, told: string): Promise<string> {
  if (!noted.startsWith(NOTED)) return noted;
  const locale = resolveLocale([told], LOADABLE_LOCALES, DEFAULT_LOCALE);
  const t = createTranslator(locale, await loadAreas(locale, ['mine']));
  return t('mine.newcomer', noted.slice(NOTED.length));
}

/** How a user is called in a reader's language. */
export const nameOf = (user: Named, told: string): Promise<string> => readNoted(noteName(user), told);
