import { describe, expect, it } from 'vitest';
import type { Shot } from '../shoot/view.ts';
import { composeShots } from './compose/compose.ts';
import { looksOf } from './compose/garments.ts';
import { shadeOf } from './compose/outfits.ts';
import { wishOf } from './compose/wish.ts';
import { CONCEPTS, type ConceptId, type Facet, splitConcept } from './concepts.ts';
import { promiseOf } from './promise.ts';
import { type CustomRecipe, FEWEST_PICTURES, MOST_PICTURES, recipeOf } from './recipe.ts';
import { understand } from './understand.ts';

const recipe = (found: readonly ConceptId[], count: number): CustomRecipe => ({
  ...{ version: 4, without: [], keywords: [], dyes: [], found, count },
});
const promise = (wanted: CustomRecipe) => promiseOf(wanted, { isStudio: true });
const idsOf = (facet: Facet): ConceptId[] => CONCEPTS[facet].map((id) => `${facet}.${id}` as ConceptId);

const sceneOf = ({ scene }: Shot): string =>
  scene.kind === 'set' ? scene.set : scene.kind === 'custom' ? (scene.name.split(' ')[0] ?? '') : scene.kind;
const overlay = (shot: Shot, ...kinds: string[]): boolean =>
  (shot.overlays ?? []).some(({ kind }) => kinds.includes(kind));
const faceOf = ({ pose, grade = {} }: Shot): string => {
  const { contrast, saturation, bloom, fade, vignette } = grade;
  return JSON.stringify([pose?.smile, { contrast, saturation, bloom, fade, vignette }]);
};
/** Of one thing alone in its facet, what shows it. */
function alone<T>(of: (shot: Shot) => T, beside: readonly ConceptId[] = []): (concept: ConceptId) => ReadonlySet<T> {
  const known = new Map<ConceptId, ReadonlySet<T>>();
  return (concept) => {
    const marks = known.get(concept) ?? new Set(composeShots(recipe([concept, ...beside], MOST_PICTURES)).map(of));
    known.set(concept, marks);
    return marks;
  };
}
const scenes = alone(sceneOf);
const faces = alone(faceOf);
const lights = alone(
  ({ light }) => JSON.stringify([light.key?.strength, light.key?.colour, light.rim]),
  ['place.lake'],
);
const airs = alone(({ scene }) => (scene.kind === 'custom' ? scene.name.split(' ')[1] : ''), ['place.temple']);

/** Whether a picture itself shows a thing, and not only another picture than without it. */
const IS_IN: Partial<Record<Facet, (shot: Shot, concept: ConceptId) => boolean>> = {
  place: (shot, concept) => scenes(concept).has(sceneOf(shot)),
  outfit: ({ garment }, concept) =>
    looksOf(wishOf(recipe([concept], MOST_PICTURES))).some((look) => look.garment.woman?.id === garment?.woman?.id),
  colour: ({ outfit }, concept) => outfit === shadeOf(splitConcept(concept).id),
  hair: ({ hair }, concept) => alone((shot) => shot.hair)(concept).has(hair),
  mood: (shot, concept) => faces(concept).has(faceOf(shot)),
  expression: ({ pose }, concept) => (pose?.smile ?? 0) > 0 === (concept === 'expression.smile'),
  light: ({ light }, concept) =>
    lights(concept).has(JSON.stringify([light.key?.strength, light.key?.colour, light.rim])),
  time: ({ scene }, concept) => scene.kind === 'custom' && airs(concept).has(scene.name.split(' ')[1]),
  season: ({ scene }, concept) => scene.kind === 'custom' && scene.name.includes(splitConcept(concept).id),
  weather: (shot, concept) =>
    concept === 'weather.snow' ? overlay(shot, 'snow') : overlay(shot, 'rain', 'streaks') && !overlay(shot, 'snow'),
  style: ({ medium }, concept) => alone((shot) => shot.medium?.kind)(concept).has(medium?.kind) && medium !== undefined,
};
/** Where what is asked for shows itself plainly, and of which ids a picture has one. */
const CASES: readonly (readonly [facet: Facet, ids: ConceptId[], beside: ConceptId[]])[] = [
  ['place', idsOf('place'), []],
  ['outfit', idsOf('outfit').filter((id) => id !== 'outfit.own'), ['place.lake']],
  ['colour', idsOf('colour'), ['place.lake']],
  ['colour', idsOf('colour'), ['outfit.coat']],
  ['colour', idsOf('colour'), ['outfit.coat', 'outfit.hoodie', 'style.oil', 'style.ink']],
  ['hair', idsOf('hair'), ['style.oil', 'style.pencil']],
  ['mood', idsOf('mood'), []],
  ['expression', idsOf('expression'), ['mood.sad']],
  ['light', idsOf('light'), ['place.lake', 'place.temple']],
  ['time', idsOf('time'), ['place.temple', 'place.stage']],
  ['season', idsOf('season'), ['place.palace', 'place.cafe']],
  ['weather', ['weather.rain', 'weather.snow'], ['place.cafe', 'place.city']],
  ['weather', ['weather.rain', 'weather.snow'], ['place.temple', 'season.winter', 'season.spring']],
  ['style', ['style.oil', 'style.gouache', 'style.ink', 'style.pencil', 'style.pop'], ['colour.red']],
];

describe.each(CASES)('%s: each that is promised is in a picture', (facet, ids, beside) => {
  const pairs = ids.flatMap((first, i) => ids.slice(i + 1).map((second) => [first, second]));
  it.each([FEWEST_PICTURES, MOST_PICTURES])('of %i', (count) => {
    const more = ids.map((_, i) => [...ids.slice(i), ...ids.slice(0, i)].slice(0, count + 1));
    const lost = [...pairs, ...more].flatMap((asked) => {
      const wanted = recipe([...asked, ...beside], count);
      const shots = composeShots(wanted);
      const { drawn, tooMany, notPossible } = promise(wanted);
      expect([...drawn, ...tooMany, ...notPossible].sort()).toEqual([...asked, ...beside].sort());
      const missing = drawn.filter((id) => asked.includes(id) && !shots.some((shot) => IS_IN[facet]?.(shot, id)));
      return missing.map((id) => `${id} of ${asked.join(' ')}`);
    });
    expect(lost).toEqual([]);
  });
});

const read = (text: string, count = FEWEST_PICTURES, locale = 'en') => recipeOf(understand(text, locale), [], count);

describe('what is too much for a shoot', () => {
  it.each([
    ['beach, forest, city, mountains, café, library', 4, ['place.cafe', 'place.library']],
    ['beach, forest, city, mountains, café, library', 6, []],
    ['a coat, a hoodie, a suit and a kimono by the lake', 12, ['outfit.kimono']],
    ['a red coat, a blue hoodie, a white sweater and a green shirt', 12, ['colour.green', 'outfit.shirt']],
  ] satisfies [string, number, ConceptId[]][])('%s, %i pictures', (text, count, tooMany) => {
    expect(promise(read(text, count))).toMatchObject({ tooMany, notPossible: [] });
  });

  it('is what other engines are not told in so many pictures', () => {
    const wanted = read('beach, forest, city, mountains, café, smiling');
    expect(promiseOf(wanted, { isStudio: false })).toMatchObject({ tooMany: ['place.cafe'], notPossible: [] });
  });
});

describe('a colour that is said of clothes', () => {
  it.each([
    ['en', 'a red coat and a blue hoodie', 'coat #a82430, hoodie #2a5296'],
    ['en', 'a red coat and a red hoodie', 'coat #a82430, hoodie #a82430'],
    ['en', 'a red coat and white shoes', 'coat #a82430'],
    ['zh-Hans', '红色的大衣和蓝色的连帽卫衣', 'coat #a82430, hoodie #2a5296'],
    ['es', 'un abrigo rojo y un jersey azul', 'coat #a82430, knit #2a5296'],
    ['fr', 'un manteau rouge et un pull bleu', 'coat #a82430, knit #2a5296'],
  ])('%s: %s', (locale, text, worn) => {
    const outfits = composeShots(read(text, FEWEST_PICTURES, locale)).map(
      ({ garment }) => `${garment?.woman?.id} ${garment?.woman?.main ?? ''}`,
    );
    expect([...new Set(outfits)].join(', ')).toBe(worn);
  });
});

it('snows in the winter pictures of a year only', () => {
  const shots = composeShots(read('spring, summer, autumn and winter in a garden, snow'));
  expect(shots.map((shot) => overlay(shot, 'snow'))).toEqual([false, false, false, true]);
});

it('has no snow in a real place where snow is not wanted', () => {
  const shots = composeShots(read('a street in winter at night, no snow'));
  expect(shots.map(sceneOf)).not.toContain('snow-street');
});
