import { hasBadges, type ResultImage } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Reader } from '../../gateway/command-handler.ts';
import { priceOfPhoto } from './photo-price.ts';
import { canSee, isProof, isPublished } from './photos.policy.ts';
import type { PhotoRow } from './photos.store.ts';
import { proofKey } from './rendition-keys.ts';
import { listRenditions, type RenditionRow } from './renditions.store.ts';
import { viewRenditions } from './renditions.view.ts';

const DAY_MS = 86_400_000;

/** Photos as a reader sees them, in the order of the rows, those left out that they may not see; the mark on them is in a language that goes with the locale. */
export async function viewPhotos(
  deps: Pick<Deps, 'db' | 'objects' | 'now' | 'config'>,
  reader: Reader,
  rows: readonly PhotoRow[],
): Promise<ResultImage[]> {
  const seen = rows.filter((row) => canSee(reader, row, deps.now()));
  const kept = seen.filter(({ status }) => hasBadges(status)).map(({ id }) => id);
  const renditions = Map.groupBy(await listRenditions(deps.db, kept), ({ photo_id }) => photo_id);
  return seen.map((row) => viewPhoto(deps, row, renditions.get(row.id) ?? [], reader.locale));
}

/** Names the largest picture that the owner of a photo is given. */
export function shownKey(row: PhotoRow, config: Parameters<typeof priceOfPhoto>[0]): string {
  return isProof(row, priceOfPhoto(config, row.kind)) ? proofKey(row.photo_key) : (row.large_key ?? row.photo_key);
}

function viewFaces({ face_ids, places }: PhotoRow): NonNullable<ResultImage['faces']> {
  return face_ids.map((id, person) => {
    const place = places[person];
    return place ? { id, place } : { id };
  });
}

function viewPhoto(
  { objects, config }: Pick<Deps, 'objects' | 'config'>,
  row: PhotoRow,
  renditions: readonly RenditionRow[],
  locale: string,
): ResultImage {
  const keepMs = config.business.keepDays * DAY_MS;
  const name = `${row.theme}-${row.sheet + 1}`;
  return {
    id: row.id,
    stamp: row.created_at,
    url: objects.signedUrl(shownKey(row, config), { locale }),
    ...(isProof(row, priceOfPhoto(config, row.kind)) && { preview: 1 as const }),
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
    square: isPublished(row) ? 1 : 0,
    isnew: row.isnew ? 1 : 0,
    actid: '',
    group: row.shoot_id,
    theme: row.theme,
    sheet: row.sheet,
    likeness: row.likeness,
    gone: hasBadges(row.status) ? 0 : row.unkept_since + keepMs,
    look: row.look,
    faces: viewFaces(row),
    ...viewRenditions(objects, row.status, renditions, locale),
  };
}
