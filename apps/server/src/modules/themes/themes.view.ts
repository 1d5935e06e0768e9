import type { ThemeCard, ThemePicture } from '@kinora/contract';
import type { ThemePictureFile } from '@kinora/studio/themes-catalogue';
import type { PicturedTheme } from './themes.registry.ts';

/** Theme pictures are public files at `/t/<theme>/<file>`. */
export function viewPicture(publicUrl: string, themeId: string, picture: ThemePictureFile): ThemePicture {
  const { thumbhash, width, height } = picture;
  return { url: `${publicUrl}/t/${themeId}/${picture.file}`, thumbhash, width, height };
}

/** Covers with the reader's own face, by theme. */
export type OwnCovers = ReadonlyMap<string, ThemePicture>;

export function viewCover(publicUrl: string, theme: PicturedTheme, own: OwnCovers): ThemePicture {
  return own.get(theme.id) ?? viewPicture(publicUrl, theme.id, theme.pictures[0]);
}

export function viewCard(publicUrl: string, theme: PicturedTheme, own: OwnCovers): ThemeCard {
  const { id, people, sheets } = theme;
  return { id, cover: viewCover(publicUrl, theme, own), people: { ...people }, sheets };
}
