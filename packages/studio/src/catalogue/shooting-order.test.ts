import { expect, test } from 'vitest';
import type { CustomRecipe } from '../custom/recipe.ts';
import { COMPOSITION_NAMES, COMPOSITIONS } from '../themes/composition.ts';
import { theme as executive } from '../themes/executive/theme.ts';
import { pictureRuns } from './custom-runs.ts';
import { shootingRuns } from './shooting-order.ts';

const everySheet = executive.sheets.map((_, sheet) => sheet);
const outfitOf = (sheet: number) => executive.sheets[sheet]?.garment;
/** Sheets of one picture, mirrored; those of several have both kinds. */
const MIRRORED = new Set(
  COMPOSITION_NAMES.flatMap((name, sheet) => ('mirror' in COMPOSITIONS[name].framing ? [sheet] : [])),
);
const photoOf = (sheet: number) => (sheet % 2 === 0 ? 'a' : 'b');

test('the sheets of an outfit are one run', () => {
  const runs = shootingRuns(everySheet);
  expect(runs.map((run) => new Set(run.map(outfitOf)).size)).toEqual(runs.map(() => 1));
  expect(runs).toHaveLength(new Set(executive.sheets.map(({ garment }) => garment)).size);
  expect(runs.flat().sort((a, b) => a - b)).toEqual(everySheet);
});

test('mirrored sheets of an outfit stand together', () => {
  for (const run of shootingRuns(everySheet)) {
    const mirrored = run.map((sheet) => MIRRORED.has(sheet));
    expect(mirrored.lastIndexOf(false)).toBeLessThan([...mirrored, true].indexOf(true));
  }
});

test('what is left of a shoot keeps its order within an outfit', () => {
  const [, same = []] = shootingRuns(everySheet);
  const plain = same.filter((sheet) => executive.sheets[sheet]?.framing.mirror !== true);
  expect(shootingRuns([...plain].reverse())).toEqual([[...plain].reverse()]);
});

test('each photo of an outfit is a run of its own', () => {
  const runs = shootingRuns(everySheet, photoOf);
  for (const run of runs) expect([new Set(run.map(outfitOf)).size, new Set(run.map(photoOf)).size]).toEqual([1, 1]);
  const kinds = everySheet.map((sheet) => JSON.stringify([outfitOf(sheet), photoOf(sheet)]));
  expect(runs).toHaveLength(new Set(kinds).size);
});

test('the pictures of a description go by their outfit and photo', () => {
  const recipe: CustomRecipe = { version: 4, found: ['outfit.suit'], without: [], keywords: [], count: 6 };
  const pictures = [...Array(6).keys()];
  const inOne = pictureRuns(recipe, [4, 0, 1, 2, 3, 5], () => 'a');
  expect(inOne.flat().sort((a, b) => a - b)).toEqual(pictures);
  const byPhoto = pictureRuns(recipe, pictures, photoOf);
  for (const run of byPhoto) expect(new Set(run.map(photoOf)).size).toBe(1);
  expect(byPhoto.flat().sort((a, b) => a - b)).toEqual(pictures);
});
