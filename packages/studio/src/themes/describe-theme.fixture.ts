import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LOCALES } from '@kinora/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCatalogueTheme } from '../catalogue/index.ts';
import { comparePairs, MEDIAN_DIFFERENCE, SAME_PICTURE_BELOW } from '../difference/difference-of.ts';
import { labOf } from '../difference/lab.ts';
import { measureFeatures } from '../difference/picture-features.ts';
import type { RenderedView } from '../frames/frame.ts';
import { type Picture, scalePicture } from '../pixels/picture.ts';
import type { Plate } from '../plate.ts';
import { asAnother } from '../prepare/another-person.fixture.ts';
import { preparePlate } from '../prepare/prepare-plate.ts';
import { renderShot } from '../shoot/render-shot.ts';
import { COMPOSITION_NAMES } from './composition.ts';
import { SHEETS_PER_THEME, type Theme } from './define-theme.ts';

const PHOTO = new URL('../../test/astronaut.png', import.meta.url);
const WIDTH_PX = 384;
const HEIGHT_PX = 512;

/** Sheets of which a small picture is kept: halfRight, smallCentre, poster. */
const GOLDEN_SHEETS = [1, 5, 16];
/** And of two people: bustLeft. */
const GOLDEN_PAIR = 4;
/** Two faces cannot differ in size and place as far as one: real pairs have a median of 0.73 to 0.80. */
const MEDIAN_DIFFERENCE_OF_TWO = 0.73;
/** Mean ΔE over a grid of 24 × 32 places: a changed scene or light gives 6 and more, another machine under 1. */
const GOLDEN_MAX_DISTANCE = 3;
/** Englishes that say only what differs from `en`. */
const VARIANTS = ['en-ph', 'en-my'];
/** What fits a card of the gallery in two lines, and a sheet in two. */
const MAX_NAME_LENGTH = 28;
const MAX_ABOUT_LENGTH = 90;
const isWriting = process.env.GOLDEN === 'write';

// Prepared once for all themes that a worker tests.
let prepared: Promise<Plate> | undefined;
const preparePortrait = async (): Promise<Plate> => preparePlate(await readFile(PHOTO));

/** The tests of one theme: its folder's `theme.test.ts` calls this. */
export function describeTheme(theme: Theme): void {
  describe(theme.id, () => testTheme(theme));
}

function testTheme(theme: Theme): void {
  const { id } = theme;
  let plate: Plate;
  let another: Plate;
  /** Sheets by the number of people on them. */
  const sheets = new Map<number, RenderedView[]>();
  const render = (people = 1): RenderedView[] => {
    const plates = [plate, another].slice(0, people);
    const views =
      sheets.get(people) ??
      theme.sheets.map((shot, sheet) =>
        renderShot({ shot, plates, widthPx: WIDTH_PX, heightPx: HEIGHT_PX, sheet, seed: 0, attempt: 0, owner: id }),
      );
    sheets.set(people, views);
    return views;
  };
  const { min = 1, max = 1 } = findCatalogueTheme(id)?.people ?? {};
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  beforeAll(async () => {
    prepared ??= preparePortrait();
    plate = await prepared;
    another = asAnother(plate);
  });
  afterAll(() => {
    sheets.clear();
  });

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

  it.each(counts)('has no two sheets that read as the same picture: people %i', (people) => {
    const pairs = comparePairs(render(people).map(({ picture, faces }) => measureFeatures(picture, faces)));
    const alike = pairs
      .filter(({ difference }) => difference < SAME_PICTURE_BELOW)
      .map(
        (pair) =>
          `${COMPOSITION_NAMES[pair.first]} and ${COMPOSITION_NAMES[pair.second]}: ${pair.difference.toFixed(3)}`,
      );
    expect(alike).toEqual([]);
    expect(pairs[pairs.length >> 1]?.difference).toBeGreaterThanOrEqual(
      people === 1 ? MEDIAN_DIFFERENCE : MEDIAN_DIFFERENCE_OF_TWO,
    );
  });

  it.each(GOLDEN_SHEETS)('looks like its golden picture of sheet %i', async (sheet) => {
    await expectGolden(render(min)[sheet], `${id}/golden/${sheet}`);
  });

  it.each(max > min ? [GOLDEN_PAIR] : [])('looks like its golden picture of two people, sheet %i', async (sheet) => {
    await expectGolden(render(max)[sheet], `${id}/golden/pair-${sheet}`);
  });
}

async function expectGolden(view: RenderedView | undefined, name: string): Promise<void> {
  if (!view) throw new RangeError(`no sheet for ${name}`);
  const file = new URL(`./${name}.jpg`, import.meta.url);
  const small = scalePicture(view.picture, 192, 256);
  if (isWriting) {
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, await encode(small));
  }
  expect(await distanceToGolden(small, fileURLToPath(file))).toBeLessThan(GOLDEN_MAX_DISTANCE);
}

function encode(picture: Picture): Promise<Buffer> {
  const { widthPx: width, heightPx: height, data } = picture;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function distanceToGolden(picture: Picture, file: string): Promise<number> {
  const golden = await readGrid(await readFile(file));
  const current = await readGrid(await encode(picture));
  let sum = 0;
  for (let i = 0; i < golden.length; i += 3) {
    const a = labOf(golden[i] ?? 0, golden[i + 1] ?? 0, golden[i + 2] ?? 0);
    const b = labOf(current[i] ?? 0, current[i + 1] ?? 0, current[i + 2] ?? 0);
    sum += Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  }
  return sum / (golden.length / 3);
}

function readGrid(jpeg: Uint8Array): Promise<Buffer> {
  return sharp(jpeg).resize(24, 32, { fit: 'fill' }).raw().toBuffer();
}
