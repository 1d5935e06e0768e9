import type { Translator } from '@kinora/locales';

/** What a concept of a description is called, by its facet and its word: `place.sea`. Undefined for one that has no name. */
export function conceptName(t: Translator, id: string): string | undefined {
  const [facet = '', word = ''] = id.split('.');
  return t.find(`custom.${facet}.${word}`);
}
