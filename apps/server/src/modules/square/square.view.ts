import type { ResultImage, SquareImage } from '@kinora/contract';
import { CUSTOM_PEOPLE, readRecipe } from '@kinora/studio/custom';
import { findCatalogueTheme } from '@kinora/studio/themes-catalogue';
import type { Deps } from '../../deps.ts';
import type { Reader } from '../../gateway/command-handler.ts';
import { type PhotoRow, viewPhotos } from '../photos/index.ts';
import { findShoots } from '../shoots/index.ts';
import { findUsers } from '../users/index.ts';

/** A published photo with its owner and what it was shot from. */
interface Published {
  row: PhotoRow;
  owner: { nick: string };
  shoot: { recipe: string | null; total: number };
}

/** What of a photo is its owner's alone. */
const PRIVATE = { group: '', likeness: 0, gone: 0, isnew: 0, burl: '', vurl: '', vreq: 0, faces: undefined } as const;

/** Published photos as anyone sees them: nothing of their owners but the nick, and not how like them they are. */
export async function viewSquare(
  deps: Pick<Deps, 'db' | 'objects' | 'now' | 'config'>,
  reader: Reader,
  rows: readonly PhotoRow[],
): Promise<SquareImage[]> {
  const [views, users, shoots] = await Promise.all([
    viewPhotos(deps, reader, rows),
    findUsers(deps.db, [...new Set(rows.map(({ uid }) => uid))]),
    findShoots(deps.db, [...new Set(rows.map(({ shoot_id }) => shoot_id))]),
  ]);
  const photos = new Map(views.map((photo) => [photo.id, photo]));
  const owners = new Map(users.map((user) => [user.uid, user]));
  const sources = new Map(shoots.map((shoot) => [shoot.id, shoot]));
  return rows.flatMap((row) => {
    const photo = photos.get(row.id);
    const owner = owners.get(row.uid);
    const shoot = sources.get(row.shoot_id);
    return photo && owner && shoot ? viewSquarePhoto(photo, { row, owner, shoot }, reader) : [];
  });
}

function viewSquarePhoto(photo: ResultImage, { row, owner, shoot }: Published, reader: Reader): SquareImage {
  const uid = reader.uid === row.uid ? row.uid : '';
  const recipe = shoot.recipe === null ? undefined : readRecipe(JSON.parse(shoot.recipe));
  const alike = { min: row.parts, max: row.parts };
  return {
    ...photo,
    ...PRIVATE,
    keywords: [],
    renditions: [],
    prompt: recipe ? [...recipe.found, ...recipe.keywords].join(',') : '',
    ptime: row.published_at ?? row.created_at,
    shootcnt: row.square_shoots,
    pnick: owner.nick,
    // Whose it is, only its owner is told by their own uid.
    owner: uid,
    puid: uid,
    // A portrait is a face or a photo of its owner's alone.
    picon: '',
    people: recipe ? { ...CUSTOM_PEOPLE } : { ...(findCatalogueTheme(row.theme)?.people ?? alike) },
    sheets: shoot.total,
  };
}
