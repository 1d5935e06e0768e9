import { describe, expect, it } from 'vitest';
import type { Shot } from '../shoot/view.ts';
import { composeShots } from './compose/compose.ts';
import { CONCEPT_IDS, CONCEPTS, type ConceptId, type Facet, splitConcept } from './concepts.ts';
import { BY_SCRIPT, LATIN, type Lexicon } from './lexicon/index.ts';
import { promiseOf } from './promise.ts';
import { type CustomRecipe, recipeOf } from './recipe.ts';
import { understand } from './understand.ts';

const STUDIO = { isStudio: true };
const recipe = (found: readonly ConceptId[], keywords: readonly ConceptId[] = []): CustomRecipe => ({
  ...{ version: 4, without: [], dyes: [], count: 6 },
  found,
  keywords,
});
const of = (text: string, locale?: string) => {
  const understood = understand(text, locale);
  return promiseOf(recipeOf(understood, [], 4), STUDIO);
};

/** What of a picture draws the concepts of a facet. */
const DRAWN_BY: Readonly<Record<Facet, (shot: Shot) => unknown>> = {
  place: ({ scene }) => scene,
  time: ({ scene, light, grade }) => [scene, light, grade],
  season: ({ scene, overlays }) => [scene, overlays],
  weather: ({ scene, overlays }) => [scene, overlays],
  light: ({ light }) => light,
  mood: ({ pose, grade }) => [pose, grade],
  expression: ({ pose }) => [pose?.smile, pose?.close],
  style: ({ medium, grade, frame, framing, overlays }) => [medium, grade, frame, framing, overlays],
  colour: ({ outfit }) => outfit,
  outfit: ({ garment }) => garment,
  prop: ({ overlays }) => overlays,
  hair: ({ hair }) => hair,
  shape: ({ pose }) => pose?.build,
};
/** How a picture is when nothing is said: asking for it changes nothing, asking for another one does. */
const USUAL: readonly ConceptId[] = [
  'time.day',
  'time.night',
  'time.dusk',
  'season.summer',
  'shape.regular',
  'outfit.own',
];

function seen(facet: Facet, ids: readonly ConceptId[]): string {
  const keywords = ids.filter((id) => splitConcept(id).facet === 'shape');
  return JSON.stringify(composeShots(recipe(ids, keywords)).map(DRAWN_BY[facet]));
}

/** Whether the pictures show it: they are others than without it, or what is usual and others than with any of its kind. */
function isSeen(concept: ConceptId, beside: readonly ConceptId[]): boolean {
  const { facet, id } = splitConcept(concept);
  const shown = seen(facet, [...beside, concept]);
  if (shown !== seen(facet, beside)) return true;
  if (!USUAL.includes(concept)) return false;
  const others = CONCEPTS[facet].filter((other) => other !== id).map((other) => `${facet}.${other}` as ConceptId);
  const drawn = others.filter((other) => promiseOf(recipe([...beside, other]), STUDIO).drawn.includes(other));
  return drawn.every((other) => shown !== seen(facet, [...beside, other]));
}

const PLACES = CONCEPTS.place.map((id): ConceptId => `place.${id}`);

describe.each(CONCEPT_IDS)('%s', (concept) => {
  const contexts: ConceptId[][] = concept.startsWith('place.')
    ? [['time.sunset'], ['weather.snow']]
    : PLACES.map((place) => [place]);

  it('is seen wherever it is promised', () => {
    const unseen = contexts.filter(
      (beside) => promiseOf(recipe([...beside, concept]), STUDIO).drawn.includes(concept) && !isSeen(concept, beside),
    );
    expect(unseen).toEqual([]);
  });

  it('is drawn, not possible, or replaced: never lost', () => {
    for (const beside of contexts) {
      const { drawn, notPossible } = promiseOf(recipe([...beside, concept]), STUDIO);
      expect([...drawn, ...notPossible].sort()).toEqual([...beside, concept].sort());
    }
  });
});

const LEXICONS: readonly (readonly [locale: string, lexicon: Lexicon])[] = [
  ...Object.entries(LATIN),
  ['zh-Hans', BY_SCRIPT.chinese],
  ['ja', BY_SCRIPT.japanese],
  ['ko', BY_SCRIPT.korean],
  ['th', BY_SCRIPT.thai],
  ['ru', BY_SCRIPT.russian],
  ['ar', BY_SCRIPT.arabic],
];

describe.each(LEXICONS)('every word of %s', (locale, lexicon) => {
  it('is listed as what it means, drawn or not possible', () => {
    const lost: string[] = [];
    for (const [concept, list] of Object.entries(lexicon.words)) {
      for (const word of list.split('|').map((text) => text.replaceAll('*', ''))) {
        const { drawn, notPossible } = of(word, locale);
        if (![...drawn, ...notPossible].some((listed) => listed === concept)) lost.push(`${word}: ${concept}`);
      }
    }
    expect(lost).toEqual([]);
  });
});

describe('promiseOf', () => {
  it.each([
    ['a red uniform', ['colour.red'], ['outfit.uniform']],
    ['a red coat', ['colour.red', 'outfit.coat'], []],
    ['a café in the snow', ['place.cafe'], ['weather.snow']],
    ['a red dress, black and white', ['style.mono'], ['colour.red', 'outfit.dress']],
    ['blond hair, pencil drawing', ['style.pencil'], ['hair.blond']],
    ['smiling at the lake', ['expression.smile', 'place.lake'], []],
    ['winking at the lake', ['place.lake'], ['expression.wink']],
    ['in outer space at sunset', ['place.space'], ['time.sunset']],
  ])('%s', (text, drawn, notPossible) => {
    expect(of(text)).toEqual({ drawn, tooMany: [], notPossible });
  });

  it('says of other engines that they draw what they are told', () => {
    const promised = promiseOf(recipe(['outfit.coat', 'expression.wink']), { isStudio: false });
    expect(promised).toEqual({ drawn: ['outfit.coat', 'expression.wink'], tooMany: [], notPossible: [] });
  });

  it.each(['place.sea', 'place.city', 'place.palace'] satisfies ConceptId[])(
    'winter is seen without snow: %s',
    (place) => {
      const overlays = (found: ConceptId[]) =>
        composeShots({ ...recipe(found), without: ['weather.snow'] }).map((shot) => shot.overlays);
      expect(overlays([place, 'season.winter'])).not.toEqual(overlays([place]));
    },
  );

  it('leaves out what a keyword replaces', () => {
    expect(promiseOf(recipe(['mood.sad'], ['mood.happy']), STUDIO)).toEqual({
      ...{ drawn: ['mood.happy'], tooMany: [], notPossible: [] },
    });
  });
});
