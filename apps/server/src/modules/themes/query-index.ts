import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { SEASON_SECTION } from './gallery.ts';
import { readGallery, viewSection } from './read-gallery.ts';
import { findThemeReader, viewCover } from './themes.view.ts';

export async function queryIndex(
  deps: Deps,
  actor: Actor,
  _input: RequestOf<'QUERYINDEX'>,
): Promise<ResponseOf<'QUERYINDEX'>> {
  const [{ term, themesOfSeason, sections }, reader] = await Promise.all([
    readGallery(deps),
    findThemeReader(deps, actor),
  ]);
  return {
    banner: {
      ...term,
      section: SEASON_SECTION,
      pictures: themesOfSeason.map((theme) => viewCover(reader, theme)),
    },
    sections: sections.map((section) => viewSection(reader, section, 0)),
  };
}
