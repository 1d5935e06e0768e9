import { readFile } from 'node:fs/promises';
import { readContents } from '@kinora/provenance/contents';
import { readThemePictures, themePicturesFolder } from '@kinora/theme-pictures';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { THEME_CATALOGUE } from './index.ts';

test.each(THEME_CATALOGUE.map(({ id }) => id))(
  'every picture of %s says where its faces are, for the mark to keep off',
  async (id) => {
    const folder = themePicturesFolder(id);
    for (const { file } of await readThemePictures(folder)) {
      const { xmp } = await sharp(await readFile(`${folder}${file}`)).metadata();
      expect(readContents(xmp?.toString('utf8'))?.faces.length, file).toBeGreaterThan(0);
    }
  },
);
