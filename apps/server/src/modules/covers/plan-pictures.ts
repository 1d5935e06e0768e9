import type { Deps } from '../../deps.ts';
import { listCovers, type ThemeCoverRow } from './covers.store.ts';
import { openCasting } from './find-cast.ts';
import type { PictureOrder } from './make-picture.ts';

/** What is still to be made of these pictures of a theme, for the user as they and theirs are now. */
export async function planPictures(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'personal'>,
  uid: string,
  themeId: string,
  pictures: readonly number[],
): Promise<PictureOrder[]> {
  const { own: owns, others, mayBeAlone } = (await openCasting(deps, uid))(themeId);
  const own = owns.find(({ state }) => state === 'ready');
  const other = others.find(({ state }) => state === 'ready');
  if (!own || !(other || mayBeAlone)) return [];
  const rows = await listCovers(deps, uid);
  const missing = pictures.filter((picture) => !rows.some((row) => row.picture === picture && shows(row, themeId)));
  return missing.map((picture) => ({ themeId, picture, own, other }));

  function shows(row: ThemeCoverRow, theme: string): boolean {
    const isTheirs = other
      ? row.face_id === other.id && row.with_face_id === own?.id
      : row.face_id === own?.id && !row.is_pair;
    return row.theme === theme && isTheirs;
  }
}
