import type { ResultImage, SquareImage } from '@kinora/contract';
import { CUSTOM_PEOPLE, readRecipe } from '@kinora/studio/custom';
import type { Deps } from '../../deps.ts';
import { viewPhotos } from '../photos/index.ts';
import { findTheme } from '../themes/index.ts';
import type { SquareRow } from './square.store.ts';

/** What of a photo is its owner's alone. */
const PRIVATE = { group: '', likeness: 0, isnew: 0, burl: '', vurl: '', vreq: 0 } as const;

/** Published photos as anyone sees them: nothing of their owners but nick and portrait, and not how like them they are. */
export async function viewSquare(
  deps: Pick<Deps, 'db' | 'objects'>,
  rows: readonly SquareRow[],
  locale: string,
): Promise<SquareImage[]> {
  const photos = new Map((await viewPhotos(deps, rows, locale)).map((photo) => [photo.id, photo]));
  return rows.flatMap((row) => {
    const photo = photos.get(row.id);
    return photo ? viewSquarePhoto(photo, row) : [];
  });
}

function viewSquarePhoto(photo: ResultImage, row: SquareRow): SquareImage {
  const recipe = row.recipe === null ? undefined : readRecipe(JSON.parse(row.recipe));
  const alike = { min: row.parts, max: row.parts };
  return {
    ...photo,
    ...PRIVATE,
    keywords: [],
    renditions: [],
    prompt: recipe ? [...recipe.found, ...recipe.keywords].join(',') : '',
    ptime: row.published_at ?? row.created_at,
    shootcnt: row.square_shoots,
    pnick: row.nick,
    puid: row.uid,
    picon: row.headimg,
    people: recipe ? { ...CUSTOM_PEOPLE } : { ...(findTheme(row.theme)?.people ?? alike) },
    sheets: row.sheets,
  };
}
