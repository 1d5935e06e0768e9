import { hasBadges, type ResultImage } from '@kinora/contract';
import type { Objects } from '../../adapters/ports/objects.ts';
import type { Deps } from '../../deps.ts';
import type { Reader } from '../../gateway/handler.ts';
import { canSee } from './photos.policy.ts';
import type { PhotoRow } from './photos.store.ts';
import { listRenditions, type RenditionRow } from './renditions.store.ts';
import { viewRenditions } from './renditions.view.ts';

/** Photos as a reader sees them, in the order of the rows, those left out that they may not see; the mark on them is in a language that goes with the locale. */
export async function viewPhotos(
  deps: Pick<Deps, 'db' | 'objects' | 'now'>,
  reader: Reader,
  rows: readonly PhotoRow[],
): Promise<ResultImage[]> {
  const seen = rows.filter((row) => canSee(reader, row, deps.now()));
  const kept = seen.filter(({ status }) => hasBadges(status)).map(({ id }) => id);
  const renditions = Map.groupBy(await listRenditions(deps.db, kept), ({ photo_id }) => photo_id);
  return seen.map((row) => viewPhoto(deps.objects, row, renditions.get(row.id) ?? [], reader.locale));
}

function viewPhoto(objects: Objects, row: PhotoRow, renditions: readonly RenditionRow[], locale: string): ResultImage {
  const name = `${row.theme}-${row.sheet + 1}`;
  return {
    id: row.id,
    stamp: row.created_at,
    url: objects.signedUrl(row.photo_key, { locale }),
    cover: objects.signedUrl(row.cover_key, { locale }),
    thumbhash: row.thumbhash,
    width: row.width_px,
    height: row.height_px,
    direct: row.width_px > row.height_px ? 'h' : 'v',
    extname: 'jpg',
    name,
    keywords: row.keywords,
    owner: row.uid,
    parts: row.parts,
    auth: 0,
    fams: [],
    status: row.status,
    dislike: row.dislike ? 1 : 0,
    square: row.square ? 1 : 0,
    isnew: row.isnew ? 1 : 0,
    actid: '',
    group: row.shoot_id,
    theme: row.theme,
    sheet: row.sheet,
    likeness: row.likeness,
    ...viewRenditions(objects, row.status, renditions, locale),
  };
}
