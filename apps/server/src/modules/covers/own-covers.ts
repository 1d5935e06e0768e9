import type { ThemePicture } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/handler.ts';
import { listFaces } from '../faces/index.ts';
import { listCovers, type ThemeCoverRow } from './covers.store.ts';

/** Covers with the caller's own face by theme; none for guests, and none before they are made. */
export async function ownCovers(deps: Deps, { uid, locale }: Actor): Promise<ReadonlyMap<string, ThemePicture>> {
  const covers = uid === null ? [] : await coversOfNewest(deps, uid);
  return new Map(
    covers.map((row) => [
      row.theme,
      {
        url: deps.objects.signedUrl(row.cover_key, { locale }),
        thumbhash: deps.personal.decrypt(row.thumbhash_sealed),
        width: row.width_px,
        height: row.height_px,
        own: true,
      },
    ]),
  );
}

/** One cover a theme, of the user's newest face that has one. */
async function coversOfNewest(deps: Deps, uid: string): Promise<ThemeCoverRow[]> {
  const [faces, covers] = await Promise.all([listFaces(deps.db, uid), listCovers(deps.db, uid)]);
  const byTheme = Map.groupBy(covers, ({ theme }) => theme);
  return [...byTheme.values()].flatMap((ofTheme) => {
    const newest = faces.find(({ id }) => ofTheme.some((cover) => cover.face_id === id));
    return ofTheme.find((cover) => cover.face_id === newest?.id) ?? [];
  });
}
