import { beforeAll, describe, expect, it } from 'vitest';
import { comparePairs, SAME_PICTURE_BELOW } from '../../difference/difference-of.ts';
import { measureFeatures } from '../../difference/picture-features.ts';
import type { Plate } from '../../plate.ts';
import { preparedPortrait } from '../../prepare/prepared-portrait.fixture.ts';
import { renderShot } from '../../shoot/render-shot.ts';
import { drawPlate } from '../../stages/drawn-plate.ts';
import { dressPyramid } from '../../stages/outfit/dress-pyramid.ts';
import { findHair } from '../../stages/outfit/hair-mask.ts';
import { findSubject } from '../../subjects/find-subject.ts';
import type { ConceptId } from '../concepts.ts';
import { type CustomRecipe, MOST_PICTURES, readRecipe, recipeOf } from '../recipe.ts';
import { understand } from '../understand.ts';
import { composeShots } from './compose.ts';

const WIDTH_PX = 384;
const HEIGHT_PX = 512;
const recipe = (text: string, keywords: ConceptId[] = [], count = MOST_PICTURES): CustomRecipe =>
  recipeOf(understand(text), keywords, count);

let plate: Plate;
beforeAll(async () => {
  plate = await preparedPortrait();
});

describe('composeShots', () => {
  it.each([
    ['a beach at sunset in winter', []],
    ['rainy neon city at night', ['prop.umbrella']],
    ['underwater, dreamy', []],
    ['a garden in spring', ['mood.happy', 'hair.blond']],
    ['mountains in the fog', []],
    ['black and white street', []],
    ['oil painting of a field', []],
    ['palace in autumn, red dress', []],
    ['polaroid birthday party', []],
    ['', ['colour.blue']],
  ] satisfies [string, ConceptId[]][])('%s %j: no two of twelve pictures read as one', (text, keywords) => {
    const views = composeShots(recipe(text, keywords)).map((shot) =>
      renderShot({
        shot,
        plates: [plate],
        widthPx: WIDTH_PX,
        heightPx: HEIGHT_PX,
        seed: 0,
        attempt: 0,
        owner: 'custom',
      }),
    );
    const pairs = comparePairs(views.map(({ picture, faces }) => measureFeatures(picture, faces)));
    const alike = pairs
      .filter(({ difference }) => difference < SAME_PICTURE_BELOW)
      .map(({ first, second, difference }) => `${first} and ${second}: ${difference.toFixed(3)}`);
    expect(alike).toEqual([]);
  });

  it('gives the same pictures for a recipe that was stored and read again', () => {
    const wanted = recipe('a lake at dawn, no fog', ['prop.bubbles'], 7);
    const stored = readRecipe(JSON.parse(JSON.stringify(wanted)));
    expect(stored).toEqual(wanted);
    expect(JSON.stringify(composeShots(stored))).toBe(JSON.stringify(composeShots(wanted)));
    expect(composeShots(stored)).toHaveLength(7);
  });

  it('brings snow with winter unless it is not wanted', () => {
    const hasSnow = (text: string): boolean =>
      composeShots(recipe(text)).some(({ overlays = [] }) => overlays.some(({ kind }) => kind === 'snow'));
    expect(hasSnow('a beach in winter')).toBe(true);
    expect(hasSnow('a beach in winter, no snow')).toBe(false);
  });

  it('keeps the pictures of a recipe of an older version', () => {
    const wanted = recipe('a garden in spring, no petals', [], 4);
    const hasPetals = (version: 1 | 2): boolean =>
      composeShots({ ...wanted, version }).some(({ overlays = [] }) => overlays.some(({ kind }) => kind === 'petals'));
    expect([hasPetals(1), hasPetals(2)]).toEqual([true, false]);
  });

  it('is in sets and in garments where there are some, and as it was in recipes from before them', () => {
    const wanted = recipe('a red sweater in the library', [], 6);
    const shots = composeShots(wanted);
    expect(new Set(shots.map(({ scene }) => scene.kind))).toEqual(new Set(['set']));
    expect(new Set(shots.map(({ garment }) => garment?.woman?.id))).toEqual(new Set(['knit']));
    expect(shots[0]?.garment?.woman?.main).toBe('#a82430');
    const old = composeShots({ ...wanted, version: 2 });
    expect(old.some(({ scene, garment }) => garment || scene.kind === 'set')).toBe(false);
  });

  it.each([
    ['a street at night', []],
    ['a street on a snowy night', ['snow-street']],
    ['a street at noon', []],
  ])('%s shows snow only where it was asked for', (text, snowy) => {
    const sets = composeShots(recipe(text)).flatMap(({ scene }) => (scene.kind === 'set' ? [scene.set] : []));
    expect([...new Set(sets)].filter((set) => set === 'snow-street')).toEqual(snowy);
  });

  it('has nothing of a colour that must not be there', () => {
    const shots = composeShots(recipe('a lake, an umbrella, a dress, no red', [], 4));
    const colours = shots.flatMap(({ outfit, overlays = [] }) => [
      outfit,
      ...overlays.map((it) => 'colour' in it && it.colour),
    ]);
    expect(colours).not.toContain('#a82430');
    expect(colours).not.toContain('#b8322a');
  });

  it('stays in range', () => {
    for (const { framing, light, grade = {} } of composeShots(recipe('dramatic stage, sad, film'))) {
      expect(framing.share).toBeGreaterThanOrEqual(0.16);
      expect(light.fill ?? 0.5).toBeGreaterThanOrEqual(0.35);
      expect(grade.bloom ?? 0).toBeLessThanOrEqual(0.6);
    }
  });
});

describe('readRecipe', () => {
  it.each([
    null,
    {},
    { version: 2 },
    { ...recipe('the sea'), count: 3 },
    { ...recipe('the sea'), found: ['place.moonbase'] },
  ])('refuses %j', (stored) => {
    expect(() => readRecipe(stored)).toThrow(RangeError);
  });
});

describe('keywords of a theme', () => {
  it('change hair, face, props and colours, and leave the scenes', async () => {
    const { sheets: plain } = await findSubject({ themeId: 'city-evening' });
    const { sheets: changed } = await findSubject({
      themeId: 'city-evening',
      keywords: ['hair.red', 'mood.happy', 'prop.balloons', 'colour.green', 'shape.curvy'],
    });
    expect(changed.map(({ scene }) => scene)).toEqual(plain.map(({ scene }) => scene));
    for (const { hair, pose, overlays = [], outfit } of changed) {
      expect([hair, pose?.smile, pose?.build]).toEqual(['#9c4420', 1, 1]);
      expect(outfit).toBe('#2f6a4a');
      expect(overlays.some(({ kind }) => kind === 'balloons')).toBe(true);
    }
  });

  it('refuses a custom shoot without its recipe', async () => {
    await expect(findSubject({ themeId: 'custom' })).rejects.toThrow(RangeError);
  });
});

describe('hair', () => {
  it('is found on a head of hair and takes another colour there only', () => {
    const hair = findHair(plate);
    expect(hair).toBeDefined();
    const [own] = dressPyramid(plate, {});
    const [red] = dressPyramid(plate, { hair: '#9c4420' });
    let changed = 0;
    let onSkin = 0;
    for (let p = 0; p < plate.skin.length; p++) {
      const differs = Math.abs((own?.data[p * 4] ?? 0) - (red?.data[p * 4] ?? 0)) > 12;
      if (differs) changed++;
      if (differs && (plate.skin[p] ?? 0) > 220) onSkin++;
    }
    expect(changed / plate.skin.length).toBeGreaterThan(0.01);
    expect(onSkin / Math.max(1, changed)).toBeLessThan(0.05);
  });

  it('is left alone where none is found', () => {
    expect(findHair(drawPlate())).toBeUndefined();
  });
});
