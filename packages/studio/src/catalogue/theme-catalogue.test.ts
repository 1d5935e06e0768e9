import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { loadTheme } from '../themes/load-theme.ts';
import { findCatalogueTheme, readThemePictures, THEME_CATALOGUE, themePicturesFolder } from './index.ts';
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

describe('readThemePictures', () => {
  const folders: string[] = [];
  afterEach(async () => {
    await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
  });
  async function folderWith(list?: string): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'kinora-pictures-'));
    folders.push(folder);
    if (list !== undefined) await writeFile(path.join(folder, 'pictures.json'), list);
    return folder;
  }

  it('reads the list', async () => {
    const pictures = [{ file: 'cover.jpg', thumbhash: 'AAAA', width: 600, height: 800 }];
    expect(await readThemePictures(await folderWith(JSON.stringify(pictures)))).toEqual(pictures);
  });

  it('finds none where none were made', async () => {
    expect(await readThemePictures(await folderWith())).toEqual([]);
  });

  it('refuses a name that leaves the folder', async () => {
    const list = JSON.stringify([{ file: '../secret.jpg', thumbhash: '', width: 1, height: 1 }]);
    await expect(readThemePictures(await folderWith(list))).rejects.toThrow('malformed');
  });
});
