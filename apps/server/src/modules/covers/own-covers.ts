import type { ThemePicture } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/handler.ts';
import { listCovers } from './covers.store.ts';

/** Covers with the caller's own face by theme; none for guests, and none before they are made. */
export async function ownCovers(deps: Deps, { uid, locale }: Actor): Promise<ReadonlyMap<string, ThemePicture>> {
  const rows = uid === null ? [] : await listCovers(deps.db, uid);
  return new Map(
    rows.map((row) => [
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
