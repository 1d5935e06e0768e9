import type { Translator } from '@kinora/locales';
import { listWords } from './format-list';

/** How many will be in a picture, and who: “2 people together: Me, Nicole”; undefined of nobody. */
export function whoIsInIt(
  t: Translator,
  people: readonly { readonly id: string; readonly name: string }[],
  chosenIds: readonly string[],
): string | undefined {
  const names = chosenIds.flatMap((id) => people.find((person) => person.id === id)?.name ?? []);
  return names.length === 0 ? undefined : t('theme.in-it', names.length, listWords(t.locale, names));
}
