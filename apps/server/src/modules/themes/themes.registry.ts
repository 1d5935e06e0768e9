import { type CatalogueTheme, THEME_CATALOGUE } from '@kinora/studio/themes-catalogue';
import { readThemePictures, type ThemePictureFile, themePicturesFolder } from '@kinora/theme-pictures';

/** A theme with its pictures, the cover first. */
export interface PicturedTheme extends CatalogueTheme {
  pictures: readonly [ThemePictureFile, ...ThemePictureFile[]];
}

let pictured: Promise<PicturedTheme[]> | undefined;

/** Themes that can be shown: those whose pictures are made. Read once. */
export function listThemes(): Promise<PicturedTheme[]> {
  pictured ??= readPictured(THEME_CATALOGUE, themePicturesFolder);
  return pictured;
}

/** Adds to each theme the pictures of its folder; a theme without any is left out. */
export async function readPictured(
  themes: readonly CatalogueTheme[],
  folderOf: (themeId: string) => string,
): Promise<PicturedTheme[]> {
  const read = themes.map(async (theme): Promise<PicturedTheme[]> => {
    const [cover, ...others] = await readThemePictures(folderOf(theme.id));
    return cover ? [{ ...theme, pictures: [cover, ...others] }] : [];
  });
  return (await Promise.all(read)).flat();
}
