import { readThemePictures, themePicturesFolder } from '@kinora/theme-pictures';

/** Places of a theme's samples among its pictures: all but the cover. */
export async function samplePlaces(themeId: string): Promise<number[]> {
  const pictures = await readThemePictures(themePicturesFolder(themeId));
  return [...pictures.keys()].slice(1);
}
