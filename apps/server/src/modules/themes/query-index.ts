import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/handler.ts';
import { ownCovers } from '../covers/index.ts';
import { SEASON_SECTION } from './gallery.ts';
import { readGallery, viewSection } from './read-gallery.ts';
import { viewCover } from './themes.view.ts';

export async function queryIndex(
  deps: Deps,
  actor: Actor,
  _input: RequestOf<'QUERYINDEX'>,
): Promise<ResponseOf<'QUERYINDEX'>> {
  const { publicUrl } = deps.config;
  const [{ term, themesOfSeason, sections }, own] = await Promise.all([readGallery(deps), ownCovers(deps, actor.uid)]);
  return {
    banner: {
      ...term,
      section: SEASON_SECTION,
      pictures: themesOfSeason.map((theme) => viewCover(publicUrl, theme, own)),
    },
    sections: sections.map((section) => viewSection(publicUrl, section, 0, own)),
  };
}
