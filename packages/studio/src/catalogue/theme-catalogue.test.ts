import { readThemePictures, themePicturesFolder } from '@kinora/theme-pictures';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadTheme } from '../themes/load-theme.ts';
import { findCatalogueTheme, THEME_CATALOGUE } from './index.ts';
import { readThemeAbout } from './theme-about.ts';

describe('THEME_CATALOGUE', () => {
  it('names each theme once', () => {
    expect(new Set(THEME_CATALOGUE.map(({ id }) => id)).size).toBe(THEME_CATALOGUE.length);
  });

  it('has a theme for every season', () => {
    const seasons = new Set(THEME_CATALOGUE.flatMap(({ season }) => season ?? []));
    expect(seasons).toEqual(new Set(['spring', 'summer', 'autumn', 'winter']));
  });

  it.each(THEME_CATALOGUE)('$id can be loaded and has as many sheets as it says', async ({ id, sheets }) => {
    expect(await loadTheme(id)).toMatchObject({ id, sheets: expect.objectContaining({ length: sheets }) });
  });

  it.each(THEME_CATALOGUE)('$id has a cover and samples, and each file is there', async ({ id }) => {
    const folder = themePicturesFolder(id);
    const pictures = await readThemePictures(folder);
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    for (const { file, sheet, width, height } of pictures) {
      expect(sheet).toBeTypeOf('number');
      expect(await sharp(`${folder}/${file}`).metadata()).toMatchObject({ format: 'jpeg', width, height });
    }
  });

  it('finds a theme by its id and no other', () => {
    expect(findCatalogueTheme('first-snow')?.category).toBe('festival');
    expect(findCatalogueTheme('constructor')).toBeUndefined();
  });
});

describe('readThemeAbout', () => {
  it('names what is wrong', () => {
    const about = { category: 'nowhere', rank: 1, people: { min: 1, max: 1 }, keywords: [], texts: {} };
    expect(() => readThemeAbout('some-theme', about)).toThrow('themes/some-theme/about.json: category, texts');
    expect(() => readThemeAbout('some-theme', null)).toThrow('people');
  });
});

describe('loadTheme', () => {
  it('knows no other theme, whatever the id looks like', async () => {
    await expect(loadTheme('../themes/sakura')).rejects.toThrow(RangeError);
    await expect(loadTheme('constructor')).rejects.toThrow(RangeError);
  });
});
