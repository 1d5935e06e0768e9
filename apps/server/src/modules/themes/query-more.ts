import { ERROR, type HomeSection, type RequestOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { readGallery, viewSection } from './read-gallery.ts';
import { findThemeReader } from './themes.view.ts';

export async function queryMore(deps: Deps, actor: Actor, input: RequestOf<'QUERYMORE'>): Promise<HomeSection> {
  const { sections } = await readGallery(deps);
  const section = sections.find(({ id }) => id === input.section);
  if (!section) throw new AppError(ERROR.notFound, 'no such section');
  return viewSection(await findThemeReader(deps, actor), section, input.page);
}
