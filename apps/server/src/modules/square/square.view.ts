import type { ResultImage, SquareImage } from '@kinora/contract';
import { CUSTOM_PEOPLE, readRecipe } from '@kinora/studio/custom';
import { findCatalogueTheme } from '@kinora/studio/themes-catalogue';
import type { Deps } from '../../deps.ts';
import type { Reader } from '../../gateway/command-handler.ts';
import { type PhotoRow, viewPhotos } from '../photos/index.ts';
import { findShoots } from '../shoots/index.ts';
import { findUsers, nameOf } from '../users/index.ts';

/** A published photo with whose it is and what it was shot from. */
interface Published {
  row: PhotoRow;
  /** How their owner is called. */
  nick: string;
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
  const called = users.map(async (user) => [user.uid, await nameOf(user, reader.locale)] as const);
  const nicks = new Map(await Promise.all(called));
  const sources = new Map(shoots.map((shoot) => [shoot.id, shoot]));
  return rows.flatMap((row) => {
    const photo = photos.get(row.id);
    const nick = nicks.get(row.uid);
    const shoot = sources.get(row.shoot_id);
    return photo && nick !== undefined && shoot ? viewSquarePhoto(photo, { row, nick, shoot }, reader) : [];
  });
}

function viewSquarePhoto(photo: ResultImage, { row, nick, shoot }: Published, reader: Reader): SquareImage {
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
    pnick: nick,
    // Whose it is, only its owner is told by their own uid.
    owner: uid,
    puid: uid,
    // A portrait is a face or a photo of its owner's alone.
    picon: '',
    people: recipe ? { ...CUSTOM_PEOPLE } : { ...(findCatalogueTheme(row.theme)?.people ?? alike) },
    sheets: shoot.total,
  };
}
