import { findCatalogueTheme } from '@kinora/studio/themes-catalogue';
import sharp from 'sharp';
import type { Sheet } from '../../src/adapters/ports/engine-shoots.ts';
import { computeThumbhash, renderCover } from '../../src/studio/photo-renditions.ts';
import type { SheetOrder } from '../../src/studio/studio-process.ts';
import { photoOf } from './painted-plate.ts';
import { seededNumbers } from './seeded-numbers.ts';

const WIDTH_PX = 768;
const HEIGHT_PX = 1024;
const LEAST_LIKENESS = 70;
const MOST_LIKENESS = 96;

/** A portrait of the real one's size: the photos on a ground, all of whose places and colours follow from what was asked for. */
export async function paintSheet(request: SheetOrder): Promise<Sheet> {
  const { themeId, sheet, seed, plates } = request;
  const next = seededNumbers(`${themeId} ${sheet} ${seed}`);
  const between = (least: number, most: number) => Math.round(least + next() * (most - least));
  const background = { r: between(40, 220), g: between(40, 220), b: between(40, 220) };
  const people = await Promise.all(plates.map(async ({ load }) => photoOf(await load())));
  const share = WIDTH_PX / people.length;
  const layers = await Promise.all(
    people.map(async (photo, place) => {
      const size = between(share * 0.6, share * 0.95);
      const shown = sharp(photo)
        .resize(size, size)
        .modulate({ hue: between(0, 40), brightness: 0.8 + next() * 0.4 });
      const input = await (next() < 0.5 ? shown.flop() : shown).toBuffer();
      const left = Math.round(place * share + (share - size) * next());
      return { input, size, left, top: between(0, HEIGHT_PX - size) };
    }),
  );
  const create = { width: WIDTH_PX, height: HEIGHT_PX, channels: 3, background } as const;
  const jpeg = await sharp({ create }).composite(layers).jpeg({ quality: 92 }).toBuffer();
  return {
    dropped: false,
    jpeg,
    cover: await renderCover(jpeg),
    widthPx: WIDTH_PX,
    heightPx: HEIGHT_PX,
    thumbhash: await computeThumbhash(jpeg),
    likeness: between(LEAST_LIKENESS, MOST_LIKENESS),
    keywords: wordsOf(request),
    places: layers.map(({ size, left, top }) => ({
      x: (left + size / 2) / WIDTH_PX,
      y: (top + size / 2) / HEIGHT_PX,
      height: size / 2 / HEIGHT_PX,
    })),
    bareFaces: [],
  };
}

/** The words that a photo is found by, as the real studio gives them. */
function wordsOf({ themeId, recipe, keywords = [] }: SheetOrder): string[] {
  if (recipe) return [...recipe.found, ...recipe.keywords];
  return [...(findCatalogueTheme(themeId)?.keywords ?? []), ...keywords];
}
