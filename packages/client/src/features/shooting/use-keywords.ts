import { useState } from 'react';
import { useAttributes } from '../../domain/shoots/use-attributes';
import { fittingKeywords } from './keyword-choice';

/** The keywords chosen for so many people: what is for one person alone is let go of when a second one joins. */
export function useKeywords(people: number, before: readonly string[] = []) {
  const [chosen, choose] = useState(before);
  const { data } = useAttributes();
  return { keywords: data ? fittingKeywords(chosen, people, data) : chosen, choose };
}
