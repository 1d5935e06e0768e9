import { type Wish, wishOf } from './compose/wish.ts';
import { type Facet, isConceptId } from './concepts.ts';
import { ENGLISH, nameOfConcept } from './english.ts';
import type { CustomRecipe } from './recipe.ts';

/** One picture of a recipe in English, for engines that draw what they are told. */
export interface RecipeWords {
  /** Empty where nothing was understood that one could show. */
  scene: string;
  /** What must not be in the picture, parted by commas; empty where nothing is unwanted. */
  unwanted: string;
}

/** Of these each picture has one. */
export const IN_TURN: readonly Facet[] = ['place', 'time', 'season', 'style'];

/**
 * What was understood, in English; the user's own words are not in it. Of several places, times or seasons each picture
 * has one, in turn.
 * @param sheet number of the picture within its shoot.
 */
export function describeRecipe(
  recipe: Pick<CustomRecipe, 'found' | 'without' | 'keywords'>,
  sheet: number,
  people: number,
): RecipeWords {
  const wish = wishOf(recipe);
  const all = (facet: Facet): string[] => wordsOf(wish, facet);
  const inTurn = (facet: Facet): string[] => {
    const words = all(facet);
    return words.slice(sheet % Math.max(1, words.length)).slice(0, 1);
  };
  const where = [...inTurn('place'), ...inTurn('time'), ...inTurn('season'), ...all('weather'), ...all('light')];
  const sentences = [
    where.join(', '),
    sentence('Mood: ', all('mood')),
    sentence('Face: ', all('expression')),
    sentence('Wearing ', clothes(all('colour'), all('outfit'), people)),
    sentence('With ', all('hair')),
    sentence('Build: ', all('shape')),
    sentence('Also: ', all('prop')),
    sentence('Style: ', inTurn('style')),
  ];
  return {
    scene: sentences
      .filter((text) => text !== '')
      .map(capitalised)
      .join(' '),
    unwanted: recipe.without.map(nameOfConcept).join(', '),
  };
}

function wordsOf(wish: Wish, facet: Facet): string[] {
  return wish.of(facet).flatMap((id) => {
    const concept = `${facet}.${id}`;
    return isConceptId(concept) ? [ENGLISH[concept]] : [];
  });
}

/** “a red coat”; of two people and two colours each has one. */
function clothes(colours: readonly string[], outfits: readonly string[], people: number): string[] {
  const outfit = outfits.join(' or ') || 'clothes';
  const [first, second] = colours;
  if (first === undefined) return outfits.length > 0 ? [outfit] : [];
  if (second !== undefined && people > 1) return [`${first} ${outfit} the one, ${second} ${outfit} the other`];
  return [`${colours.join(' and ')} ${outfit}${people > 1 ? ', both of them' : ''}`];
}

const sentence = (lead: string, words: readonly string[]): string =>
  words.length === 0 ? '' : `${lead}${words.join(', ')}`;

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
