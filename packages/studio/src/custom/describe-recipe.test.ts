import { describe, expect, it } from 'vitest';
import { CONCEPT_IDS, type ConceptId } from './concepts.ts';
import { describeRecipe } from './describe-recipe.ts';
import { recipeOf } from './recipe.ts';
import { understand } from './understand.ts';

const words = (text: string, keywords: ConceptId[] = [], sheet = 0, people = 1) =>
  describeRecipe(recipeOf(understand(text), keywords, 4), sheet, people);

describe('describeRecipe', () => {
  it('says in English what was understood of any language, and what is not wanted', () => {
    expect(words('冬天的海边日落，穿红色大衣，不要雪')).toEqual({
      scene: 'By the sea, at sunset, in winter. Wearing red coat.',
      unwanted: 'snow',
    });
  });

  it('has none of the words that were written', () => {
    const { scene, unwanted } = words('Grandma Mary at the beach, no umbrella please');
    expect(`${scene} ${unwanted}`).not.toMatch(/Grandma|Mary|please|beach/);
    expect([scene, unwanted]).toEqual(['By the sea.', 'umbrella']);
  });

  it('shows several places in turn', () => {
    const scenes = [0, 1, 2].map((sheet) => words('海边和图书馆', [], sheet).scene);
    expect(scenes).toEqual(['By the sea.', 'In a library between bookshelves.', 'By the sea.']);
  });

  it('lets the keywords speak', () => {
    expect(words('a garden, sad', ['mood.happy', 'hair.red', 'prop.balloons']).scene).toBe(
      'In a garden. Mood: happy. With red hair. Also: balloons.',
    );
  });

  it.each([
    [['colour.red'], 1, 'Wearing red clothes.'],
    [['colour.red'], 2, 'Wearing red clothes, both of them.'],
    [['colour.red', 'colour.blue'], 1, 'Wearing red and blue clothes.'],
    [['colour.red', 'colour.blue'], 2, 'Wearing red clothes the one, blue clothes the other.'],
  ] satisfies [ConceptId[], number, string][])('dresses with %j people %i', (keywords, people, scene) => {
    expect(words('', keywords, 0, people).scene).toBe(scene);
  });

  it('knows a word for every concept, wanted or not', () => {
    for (const concept of CONCEPT_IDS) {
      const wanted = describeRecipe({ found: [concept], without: [], keywords: [] }, 0, 1);
      const denied = describeRecipe({ found: [], without: [concept], keywords: [] }, 0, 1);
      expect([wanted.scene.length > 3, wanted.unwanted, denied.scene]).toEqual([true, '', '']);
      expect(denied.unwanted).toMatch(/^[a-z-]+( [a-z]+)*$/);
    }
  });
});
