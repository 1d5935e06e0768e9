import { expect, test } from 'vitest';
import type { CustomRecipe } from '../custom/recipe.ts';
import { theme as executive } from '../themes/executive/theme.ts';
import { pictureOrder } from './custom-runs.ts';
import { shootingOrder } from './shooting-order.ts';

const shotOf = (of: (sheet: number) => string, isByTurns = false) => ({ of, isByTurns });
const outfitOf = (sheet: number) => executive.sheets[sheet]?.garment;

test('sheets in the same outfit follow one another', () => {
  const order = shootingOrder(executive.sheets.map((_, sheet) => sheet));
  const worn = order.map(outfitOf);
  const changes = worn.filter((outfit, i) => i > 0 && outfit !== worn[i - 1]);
  expect(changes).toHaveLength(new Set(worn).size - 1);
});

test('what is left of a shoot keeps its order within an outfit', () => {
  expect(shootingOrder([3, 1])).toHaveLength(2);
  const same = executive.sheets.flatMap(({ garment }, sheet) =>
    garment === executive.sheets[1]?.garment ? [sheet] : [],
  );
  expect(shootingOrder([...same].reverse())).toEqual([...same].reverse());
});

test('in one outfit the sheets of one photo follow one another', () => {
  const photoOf = (sheet: number) => (sheet % 2 === 0 ? 'a' : 'b');
  const worn = shootingOrder(
    executive.sheets.map((_, sheet) => sheet),
    { of: photoOf, isByTurns: false },
  ).map((sheet) => [outfitOf(sheet), photoOf(sheet)] as const);
  const changes = worn.filter(
    ([outfit, photo], i) => i > 0 && (outfit !== worn[i - 1]?.[0] || photo !== worn[i - 1]?.[1]),
  );
  expect(changes).toHaveLength(new Set(worn.map((both) => JSON.stringify(both))).size - 1);
});

test('the pictures of a description follow one another by outfit and photo, as they are given with one photo', () => {
  const recipe: CustomRecipe = { version: 3, found: ['outfit.suit'], without: [], keywords: [], count: 6 };
  const pictures = [...Array(6).keys()];
  expect(
    pictureOrder(
      recipe,
      [4, ...pictures.filter((picture) => picture !== 4)],
      shotOf(() => 'a'),
    )[0],
  ).toBe(4);
  expect(
    pictureOrder(
      recipe,
      pictures,
      shotOf((picture) => `${picture % 2}`),
    ),
  ).toEqual(pictures);
  expect(
    pictureOrder(
      { ...recipe, found: [] },
      pictures,
      shotOf((picture) => (picture === 1 ? 'b' : 'a')),
    ),
  ).toEqual(pictures);
});

test('where several threads shoot, the photos of an outfit are shot by turns', () => {
  const same = executive.sheets.flatMap(({ garment }, sheet) =>
    garment === executive.sheets[1]?.garment ? [sheet] : [],
  );
  const [first = 0, second = 0] = same;
  const order = shootingOrder(
    same,
    shotOf((sheet) => (sheet === first || sheet === second ? 'a' : 'b'), true),
  );
  const [one, two, three, four] = order.map((sheet) => sheet === first || sheet === second);
  expect([one, two]).toEqual([three, four]);
  expect(one).not.toBe(two);
  expect([...order].sort((a, b) => a - b)).toEqual(same);
});
