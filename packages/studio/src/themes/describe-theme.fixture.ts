import { LOCALES } from '@kinora/contract';
import { readGarment } from '@kinora/wardrobe';
import { beforeAll, describe, expect, it } from 'vitest';
import { findCatalogueTheme } from '../catalogue/index.ts';
import { comparePairs, differenceOf, MEDIAN_DIFFERENCE, SAME_PICTURE_BELOW } from '../difference/difference-of.ts';
import { measureFeatures, type PictureFeatures } from '../difference/picture-features.ts';
import { moderatePicture } from '../moderation/moderate-picture.ts';
import type { Plate } from '../plate.ts';
import { COMPOSITION_NAMES } from './composition.ts';
import { SHEETS_PER_THEME, type Theme } from './define-theme.ts';
import { encodePicture, expectGolden, isWritingGoldens } from './golden.fixture.ts';
import { digestEngine, digestTheme, readChecked } from './theme-digests.ts';
import { HALF, preparePeople, renderSheetOf, SMALL } from './theme-pictures.fixture.ts';

/** Sheets of which a small picture is kept: halfRight, smallCentre, poster. */
const GOLDEN_SHEETS = [1, 5, 16];
/** And of two people: bustLeft. */
const GOLDEN_PAIR = 4;
/** Two faces cannot differ in size and place as far as one: real pairs have a median of 0.73 to 0.80. */
const MEDIAN_DIFFERENCE_OF_TWO = 0.73;
/** Small sheets err by less: a pair this near to the limit is measured again at half size. */
const SMALL_ERROR = 0.03;
/** Englishes that say only what differs from `en`. */
const VARIANTS = ['en-ph', 'en-my'];
/** What fits a card of the gallery in two lines, and a sheet in two. */
const MAX_NAME_LENGTH = 28;
const MAX_ABOUT_LENGTH = 90;
/**
 * Whatever the record says their golden pictures are rendered, should another machine draw otherwise: the widest recipe, one for two
 * only, prints, ink, oil and pencil, washes. They use 76 of the 87 kinds of scenes, media, frames, overlays, gobos and looks that all
 * fifty use, every medium among them. How much sheets differ needs no second machine.
 */
const SENTINELS = ['city-evening', 'wedding-day', 'movie-poster', 'ink-seal', 'old-library', 'watercolour'];
const isAll = process.env.KINORA_THEMES === 'all' || isWritingGoldens;

/** The tests of one theme: its folder's `theme.test.ts` calls this. */
export function describeTheme(theme: Theme): void {
  describe(theme.id, () => {
    testRecipe(theme);
    const isKnown = isOnRecord(theme.id);
    const name = isKnown ? 'pictures: digest on record' : 'pictures';
    describe.skipIf(isKnown)(name, () => testDifferences(theme));
    describe.skipIf(isKnown && !SENTINELS.includes(theme.id))(name, () => testGoldens(theme));
  });
}

/** Neither the theme nor the engine has changed since all themes passed. */
function isOnRecord(id: string): boolean {
  if (isAll) return false;
  const { engine, themes } = readChecked();
  return engine === digestEngine() && themes[id] === digestTheme(id);
}

function testRecipe(theme: Theme): void {
  const { id } = theme;
  it('is named in every language', () => {
    const about = findCatalogueTheme(id);
    const named = Object.keys(about?.texts ?? {});
    const needed = Object.keys(LOCALES).filter((locale) => !VARIANTS.includes(locale));
    expect(needed.filter((locale) => !named.includes(locale))).toEqual([]);
    for (const [locale, text] of Object.entries(about?.texts ?? {})) {
      expect([locale, text.name.trim(), text.about.trim()]).toEqual([locale, text.name, text.about]);
      expect(text.name.length, `${locale} name`).toBeGreaterThan(0);
      expect(text.name.length, `${locale} name`).toBeLessThanOrEqual(MAX_NAME_LENGTH);
      expect(text.about.length, `${locale} about`).toBeLessThanOrEqual(MAX_ABOUT_LENGTH);
      const isEnglish = locale.startsWith('en');
      if (!isEnglish) expect(text.about, `${locale} about`).not.toBe(about?.texts.en.about);
    }
  });

  it('has twenty sheets in range', () => {
    expect(theme.sheets).toHaveLength(SHEETS_PER_THEME);
    for (const { framing, light, grade = {} } of theme.sheets) {
      expect(framing.share).toBeGreaterThanOrEqual(0.1);
      expect(framing.share).toBeLessThanOrEqual(0.7);
      expect(Math.abs(framing.roll ?? 0)).toBeLessThanOrEqual(12);
      expect(light.fill ?? 0.5).toBeGreaterThanOrEqual(0.28);
      expect(light.fill ?? 0.5).toBeLessThanOrEqual(0.8);
      expect(grade.grain ?? 0).toBeLessThanOrEqual(0.08);
      expect(grade.bloom ?? 0).toBeLessThanOrEqual(0.6);
      expect(grade.vignette ?? 0).toBeLessThanOrEqual(0.6);
    }
  });

  it('dresses people in garments that there are, in their colourways', async () => {
    for (const { garment = {} } of theme.sheets) {
      for (const [body, { id, colours }] of Object.entries(garment)) {
        const { bodies, colourways } = await readGarment(id);
        expect(bodies, id).toContain(body);
        expect(Object.keys(colourways), id).toContain(colours);
      }
    }
  });
}

/** How many people a theme is for, and its sheets as pictures of the first so many of the prepared ones. */
function picturesOf(theme: Theme) {
  const { min = 1, max = 1 } = findCatalogueTheme(theme.id)?.people ?? {};
  let everybody: readonly Plate[] = [];
  beforeAll(async () => {
    everybody = await preparePeople();
  });
  const render = (sheet: number, people: number, size: typeof SMALL) =>
    renderSheetOf(theme, sheet, everybody.slice(0, people), size);
  return { min, max, render };
}

function testDifferences(theme: Theme): void {
  const { min, max, render } = picturesOf(theme);
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const measure = async (sheet: number, people: number, size: typeof SMALL): Promise<PictureFeatures> => {
    const { picture, faces } = await render(sheet, people, size);
    return measureFeatures(picture, faces);
  };
  const measureAgain = async (people: number, first: number, second: number): Promise<number> =>
    differenceOf(await measure(first, people, HALF), await measure(second, people, HALF));

  it.each(counts)('has no two sheets that read as the same picture: people %i', async (people) => {
    const features: PictureFeatures[] = [];
    for (const sheet of theme.sheets.keys()) features.push(await measure(sheet, people, SMALL));
    const pairs = comparePairs(features);
    const alike: string[] = [];
    for (const { first, second, difference } of pairs) {
      if (difference >= SAME_PICTURE_BELOW + SMALL_ERROR) continue;
      const atHalf = await measureAgain(people, first, second);
      if (atHalf < SAME_PICTURE_BELOW)
        alike.push(`${COMPOSITION_NAMES[first]} and ${COMPOSITION_NAMES[second]}: ${atHalf.toFixed(3)}`);
    }
    expect(alike).toEqual([]);
    expect(pairs[pairs.length >> 1]?.difference).toBeGreaterThanOrEqual(
      people === 1 ? MEDIAN_DIFFERENCE : MEDIAN_DIFFERENCE_OF_TWO,
    );
  });
}

function testGoldens(theme: Theme): void {
  const { id } = theme;
  const { min, max, render } = picturesOf(theme);
  const check = async (sheet: number, people: number, name: string): Promise<void> => {
    const { picture } = await render(sheet, people, HALF);
    await expectGolden(picture, `${id}/golden/${name}`);
    expect(await moderatePicture(await encodePicture(picture)), 'why it may not be shown').toBeUndefined();
  };

  it.each(GOLDEN_SHEETS)('looks like its golden picture of sheet %i, and may be shown', async (sheet) => {
    await check(sheet, min, String(sheet));
  });

  it.each(max > min ? [GOLDEN_PAIR] : [])(
    'looks like its golden picture of two people, sheet %i, and may be shown',
    async (sheet) => {
      await check(sheet, max, `pair-${sheet}`);
    },
  );
}
