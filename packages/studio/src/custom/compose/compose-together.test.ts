import { beforeAll, describe, expect, it } from 'vitest';
import { comparePairs, SAME_PICTURE_BELOW } from '../../difference/difference-of.ts';
import { measureFeatures } from '../../difference/picture-features.ts';
import type { RenderedView } from '../../frames/frame.ts';
import type { Plate } from '../../plate.ts';
import { asAnother, freeToTurn } from '../../prepare/another-person.fixture.ts';
import { preparedPortrait } from '../../prepare/prepared-portrait.fixture.ts';
import { renderShot } from '../../shoot/render-shot.ts';
import type { Shot } from '../../shoot/view.ts';
import { drawPlate } from '../../stages/drawn-plate.ts';
import { LANDMARK, pointAt } from '../../stages/figure/landmarks.ts';
import { findSubject } from '../../subjects/find-subject.ts';
import type { ConceptId } from '../concepts.ts';
import { type CustomRecipe, FEWEST_PICTURES, MOST_PICTURES, recipeOf } from '../recipe.ts';
import { understand } from '../understand.ts';
import { composeShots } from './compose.ts';

const recipe = (text: string, keywords: ConceptId[] = [], count = MOST_PICTURES): CustomRecipe =>
  recipeOf(understand(text), keywords, count);
const render = (shot: Shot, plates: readonly Plate[]): RenderedView =>
  renderShot({ shot, plates, widthPx: 384, heightPx: 512, seed: 0, attempt: 0, owner: 'custom' });

describe('two people together', () => {
  let pair: readonly Plate[];
  beforeAll(async () => {
    const plate = freeToTurn(await preparedPortrait());
    pair = [plate, asAnother(plate)];
  });

  // Of each kind of medium and frame one: `compose.test` has the places.
  it.each([
    ['a beach at sunset in winter', []],
    ['rainy neon city at night', ['prop.umbrella']],
    ['underwater, dreamy', []],
    ['black and white street', []],
    ['polaroid birthday party', []],
    ['pencil drawing', []],
  ] satisfies [string, ConceptId[]][])('%s %j: no two of twelve pictures read as one', (text, keywords) => {
    const views = composeShots(recipe(text, keywords), 2).map((shot) => render(shot, pair));
    const pairs = comparePairs(views.map(({ picture, faces }) => measureFeatures(picture, faces)));
    const alike = pairs
      .filter(({ difference }) => difference < SAME_PICTURE_BELOW)
      .map(({ first, second, difference }) => `${first} and ${second}: ${difference.toFixed(3)}`);
    expect(alike).toEqual([]);
  });

  it('are both in every picture', () => {
    for (const shot of composeShots(recipe('a lake at dawn'), 2)) {
      const shown = render(shot, pair).faces.map(({ plateIndex }) => plateIndex);
      expect(new Set(shown)).toEqual(new Set([0, 1]));
    }
  });

  it('are where one is: places, air and light are those of the description', () => {
    const scenes = (people: number) => composeShots(recipe('a lake at dawn', [], 6), people).map(({ scene }) => scene);
    expect(JSON.stringify(scenes(2))).toBe(JSON.stringify(scenes(1)));
  });
});

describe('the colours that were chosen', () => {
  // Blue and green cloth, no photo: what is seen below a chin is the garment.
  const plates = [
    drawPlate({ bodyFaces: 3, person: { gender: 'female' } }),
    drawPlate({ bodyFaces: 3, cloth: [40, 90, 50], person: { gender: 'male' } }),
  ];

  /** Red of the garment of each person less its green, by plate. */
  function redness(shot: Shot): (number | undefined)[] {
    const { picture, faces } = render(shot, plates);
    return [0, 1].map((person) => {
      const face = faces.find(({ plateIndex }) => plateIndex === person);
      if (!face) return undefined;
      const chin = pointAt(face.landmarks, LANDMARK.chin);
      const at = (Math.round(chin.y + face.faceHeightPx * 0.7) * picture.widthPx + Math.round(chin.x)) * 4;
      return (picture.data[at] ?? 0) - (picture.data[at + 1] ?? 0);
    });
  }
  const first = (keywords: ConceptId[]) => composeShots(recipe('a lake at noon', keywords, FEWEST_PICTURES), 2)[0];

  it('are on the clothes of both', () => {
    const [plain, red] = [first([]), first(['colour.red'])].map((shot) => (shot ? redness(shot) : []));
    for (const person of [0, 1]) {
      expect(plain?.[person]).toBeLessThan(20);
      expect(red?.[person]).toBeGreaterThan(40);
    }
  });

  it('are one for each where there are two, and change over from picture to picture', () => {
    const shots = composeShots(recipe('a lake', ['colour.red', 'colour.blue'], FEWEST_PICTURES), 2);
    const [red, blue] = ['#a82430', '#2a5296'];
    expect(shots.map(({ outfit, second }) => [outfit, second?.outfit])).toEqual([
      [red, blue],
      [blue, red],
      [red, blue],
      [blue, red],
    ]);
  });

  it('are on the clothes of both in a theme too', async () => {
    const { sheets } = await findSubject({ themeId: 'couple-stroll', keywords: ['colour.green'] }, 2);
    for (const { outfit, second } of sheets) expect([outfit, second?.outfit]).toEqual(['#2f6a4a', '#2f6a4a']);
  });
});
