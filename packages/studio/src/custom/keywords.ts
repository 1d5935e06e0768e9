import { isInWardrobe } from './compose/garments.ts';
import { CONCEPTS, type ConceptId } from './concepts.ts';

/** A group of keywords, of which some may be chosen beside a description or a theme. */
export interface KeywordGroup {
  /** The facet that its keywords belong to. */
  id: 'hair' | 'shape' | 'mood' | 'prop' | 'colour' | 'outfit';
  /** How many may be chosen. */
  count: number;
  /** For photos of one person only. */
  isSingle: boolean;
}

export const KEYWORD_GROUPS: readonly KeywordGroup[] = [
  { id: 'mood', count: 1, isSingle: false },
  { id: 'outfit', count: 1, isSingle: false },
  { id: 'colour', count: 2, isSingle: false },
  { id: 'prop', count: 2, isSingle: false },
  { id: 'hair', count: 1, isSingle: true },
  { id: 'shape', count: 1, isSingle: true },
];

/** Every keyword of a group; of clothes those that the wardrobe has, one's own first. */
export function keywordsOf(group: KeywordGroup['id']): ConceptId[] {
  const ids: readonly string[] =
    group === 'outfit' ? ['own', ...CONCEPTS.outfit.filter(isInWardrobe)] : CONCEPTS[group];
  return ids.map((id) => `${group}.${id}` as ConceptId);
}

export type KeywordProblem = 'unknown' | 'too-many' | 'single-only';

/** What is wrong with a choice of keywords for so many people; undefined when nothing is. */
export function checkKeywords(keywords: readonly string[], people: number): KeywordProblem | undefined {
  if (new Set(keywords).size !== keywords.length) return 'too-many';
  let known = 0;
  for (const { id, count, isSingle } of KEYWORD_GROUPS) {
    const ids: readonly string[] = keywordsOf(id);
    const chosen = keywords.filter((keyword) => ids.includes(keyword)).length;
    known += chosen;
    if (chosen > count) return 'too-many';
    if (chosen > 0 && isSingle && people > 1) return 'single-only';
  }
  return known === keywords.length ? undefined : 'unknown';
}
