import { describe, expect, test } from 'vitest';
import type { CustomRecipe } from '../custom/recipe.ts';
import { COMPOSITION_NAMES, type CompositionName } from '../themes/composition.ts';
import { castPhotos } from './cast-photos.ts';
import type { CastPhoto } from './photo-cost.ts';
import { wishesOf } from './sheet-wishes.ts';
import { outfitOfSheet } from './shooting-order.ts';

const photo = (id: string, yaw: number, smile: number, notes: string[] = []): CastPhoto => ({
  ...{ id, notes },
  bearing: { yaw, pitch: 2, roll: 0, smile, mouthOpen: 0 },
});
const calm = photo('calm', 1, 0.1);
const smile = photo('smile', -2, 0.95);
const left = photo('left', -19, 0.2);
const right = photo('right', 18, 0.3);
const happyLeft = photo('happy-left', -15, 0.9);
const five = [calm, smile, left, right, happyLeft];
const ofTheme = (photos: readonly CastPhoto[], themeId = 'executive') => castPhotos(wishesOf({ themeId }), photos);
const taken = (cast: readonly string[], name: CompositionName) => cast[COMPOSITION_NAMES.indexOf(name)];
const timesOf = (cast: readonly string[], id: string) => cast.filter((one) => one === id).length;

describe('a shoot with several photos of a person', () => {
  test('takes the one photo that there is for every sheet', () => {
    expect(new Set(ofTheme([left]))).toEqual(new Set(['left']));
  });

  test('takes every good one, about as often, at most two in one outfit', () => {
    const cast = ofTheme(five);
    for (const { id } of five) expect(timesOf(cast, id)).toBeGreaterThanOrEqual(2);
    for (const { id } of five) expect(timesOf(cast, id)).toBeLessThanOrEqual(7);
    const worn = new Set(cast.map((id, sheet) => `${outfitOfSheet(sheet)} ${id}`));
    for (const outfit of [0, 1, 2, 3])
      expect([...worn].filter((one) => one.startsWith(`${outfit}`)).length).toBeLessThan(3);
  });

  test('uses two of eight in each of three outfits', () => {
    const eight = [...five, photo('f', 16, 0.9), photo('g', 4, 0.6), photo('h', -6, 0.4)];
    expect(new Set(ofTheme(eight)).size).toBe(6);
  });

  test('turns a head the way that its photo is turned, mirrored sheets the other way', () => {
    const cast = ofTheme([left, right]);
    expect([taken(cast, 'closeUp'), taken(cast, 'bustCentre')]).toEqual(['right', 'left']);
    // Mirrored: what looks to the left in the photo looks to the right in the picture.
    expect([taken(cast, 'halfRight'), taken(cast, 'leanLeft')]).toEqual(['right', 'left']);
  });

  test('has a smile where the sheet smiles', () => {
    const cast = ofTheme([calm, smile]);
    expect([taken(cast, 'flash'), taken(cast, 'largeTilted')]).toEqual(['smile', 'smile']);
    expect([taken(cast, 'bustCentre'), taken(cast, 'letterbox')]).toEqual(['calm', 'calm']);
  });

  test('shows a face from the front where it is small', () => {
    const cast = ofTheme([left, calm, right]);
    expect([taken(cast, 'wideLeft'), taken(cast, 'smallCentre')]).toEqual(['calm', 'calm']);
  });

  test('leaves photos out that are spoilt, unless there is no better one', () => {
    const dim = photo('dim', 0, 0.5, ['dim']);
    expect(ofTheme([calm, dim, smile])).not.toContain('dim');
    expect(ofTheme([dim, photo('soft', 10, 0.5, ['soft'])])).toContain('dim');
  });

  test('takes a photo without a crown for close crops only', () => {
    const cut = photo('cut', 12, 0.3, ['head-cut']);
    const wishes = wishesOf({ themeId: 'executive' });
    const cast = castPhotos(wishes, [smile, cut]);
    const shares = wishes.filter((_, sheet) => cast[sheet] === 'cut').map(({ share }) => share);
    expect(shares).not.toEqual([]);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.44);
  });

  test('takes no photo for a sheet with a garment that the garment does not fit', () => {
    const photos = [calm, photo('far-left', -34, 0.1)];
    const dressed = wishesOf({ themeId: 'executive' }).filter(({ isDressed }) => isDressed);
    const inTheirOwn = dressed.map((wish) => ({ ...wish, isDressed: false }));
    expect(castPhotos(inTheirOwn, photos)).toContain('far-left');
    expect(castPhotos(dressed, photos)).not.toContain('far-left');
  });

  test('counts a photo that was never measured as one from the front', () => {
    const cast = ofTheme([{ id: 'old', notes: [] }, left]);
    expect([taken(cast, 'smallCentre'), taken(cast, 'bustCentre')]).toEqual(['old', 'left']);
  });

  test('takes for papers the straightest and calmest throughout', () => {
    expect(new Set(ofTheme(five, 'id-photo'))).toEqual(new Set(['calm']));
  });
});

describe('an expression that was asked for', () => {
  const recipe: CustomRecipe = { version: 4, found: ['expression.smile'], without: [], keywords: [], count: 8 };

  test('is in every picture of a description where photos have it', () => {
    const cast = castPhotos(wishesOf({ themeId: 'custom', recipe }), five);
    expect(new Set(cast)).toEqual(new Set(['smile', 'happy-left']));
    const serious = castPhotos(
      wishesOf({ themeId: 'custom', recipe: { ...recipe, found: ['expression.calm'] } }),
      five,
    );
    expect(serious).not.toContain('smile');
  });

  test('is in every sheet of a theme by a keyword', () => {
    const cast = castPhotos(wishesOf({ themeId: 'executive', keywords: ['mood.happy'] }), [calm, smile]);
    expect(new Set(cast)).toEqual(new Set(['smile']));
  });
});

test('of two people each is cast on their own, looking at the other', () => {
  const [first, second] = [0, 1].map((person) =>
    castPhotos(wishesOf({ themeId: 'studio-grey' }, person, 2), [left, right]),
  );
  // The first of them stands at the left of this sheet.
  expect([taken(first ?? [], 'poster'), taken(second ?? [], 'poster')]).toEqual(['right', 'left']);
});
