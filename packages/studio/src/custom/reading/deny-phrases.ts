import { type Facet, splitConcept } from '../concepts.ts';
import type { Match } from './match.ts';

/** What says how a thing is, and the things: “no red coat” has no coat and nothing red. */
const ATTRIBUTES: readonly Facet[] = ['colour', 'season', 'mood', 'style'];
const THINGS: readonly Facet[] = ['outfit', 'prop', 'hair', 'place'];
const DYED: readonly Facet[] = ['outfit', 'prop', 'hair'];

/** What stands between the words of one phrase. */
export interface Gaps {
  join: '' | ' ';
  /** Of what may be between a colour and its thing. */
  isFiller(gap: string): boolean;
}

/**
 * Denies the whole phrase of a thing that is denied: a thing with its attribute that stands beside it, on either side, and a
 * colour also where only words like “of” are between.
 */
export function denyPhrases(matches: readonly Match[], text: string, gaps: Gaps): Match[] {
  const denied = matches.map((match) => ({ ...match }));
  const spread = (from: Match | undefined, to: Match | undefined): void => {
    if (from?.isDenied && to && !to.isDenied && isOnePhrase(from, to, text, gaps)) to.isDenied = true;
  };
  for (let i = 1; i < denied.length; i++) spread(denied[i - 1], denied[i]);
  for (let i = denied.length - 1; i > 0; i--) spread(denied[i], denied[i - 1]);
  return denied;
}

function isOnePhrase(a: Match, b: Match, text: string, { join, isFiller }: Gaps): boolean {
  const gap = a.start < b.start ? text.slice(a.end, b.start) : text.slice(b.end, a.start);
  if (isPair(a, b, ['colour'], DYED)) return isFiller(gap.trim());
  // Before a denied thing a mood or a season may belong to what is wanted.
  return gap === join && a.start < b.start && isPair(a, b, ATTRIBUTES, THINGS);
}

function isPair(a: Match, b: Match, attributes: readonly Facet[], things: readonly Facet[]): boolean {
  const has = ({ concepts }: Match, facets: readonly Facet[]): boolean =>
    concepts.some((concept) => facets.includes(splitConcept(concept).facet));
  return (has(a, attributes) && has(b, things)) || (has(b, attributes) && has(a, things));
}
