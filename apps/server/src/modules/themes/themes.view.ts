import type { ThemeCard, ThemePicture } from '@kinora/contract';
import type { MarkLanguage } from '@kinora/provenance/node';
import type { ThemePictureFile } from '@kinora/theme-pictures';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { languageOfLocale } from '../../language-of-locale.ts';
import { type OwnPictures, ownPictures } from '../covers/index.ts';
import type { PicturedTheme } from './themes.registry.ts';

/** What the pictures of a theme depend on besides the theme. */
export interface ThemeReader {
  publicUrl: string;
  /** Of the mark on the pictures. */
  language: MarkLanguage;
  /** Pictures with the reader's own face, by theme. */
  own: ReadonlyMap<string, OwnPictures>;
}

export async function findThemeReader(deps: Deps, actor: Actor): Promise<ThemeReader> {
  const own = await ownPictures(deps, actor);
  return { publicUrl: deps.config.publicUrl, language: languageOfLocale(actor.locale), own };
}

/** Theme pictures are public files at `/t/<theme>/<file>`. */
export function viewPicture(reader: ThemeReader, themeId: string, picture: ThemePictureFile): ThemePicture {
  const { thumbhash, width, height } = picture;
  const query = reader.language === 'zh' ? '' : `?l=${reader.language}`;
  return { url: `${reader.publicUrl}/t/${themeId}/${picture.file}${query}`, thumbhash, width, height };
}

export function viewCover(reader: ThemeReader, theme: PicturedTheme): ThemePicture {
  return reader.own.get(theme.id)?.get(0) ?? viewPicture(reader, theme.id, theme.pictures[0]);
}

/** The samples: those of the reader in the place of the others as they come; what could not be made of them is left out. */
export function viewSamples(reader: ThemeReader, theme: PicturedTheme): ThemePicture[] {
  const own = reader.own.get(theme.id);
  return theme.pictures.slice(1).flatMap((picture, index) => {
    const made = own?.get(index + 1);
    return made === null ? [] : (made ?? viewPicture(reader, theme.id, picture));
  });
}

export function viewCard(reader: ThemeReader, theme: PicturedTheme): ThemeCard {
  const { id, people, sheets } = theme;
  return { id, cover: viewCover(reader, theme), people: { ...people }, sheets };
}
