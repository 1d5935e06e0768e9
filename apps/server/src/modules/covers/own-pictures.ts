import type { ThemePicture } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { listCovers, type ThemeCoverRow } from './covers.store.ts';
import { type Cast, openCasting } from './find-cast.ts';

/** Pictures of a theme with the reader's own face by their place, the cover at 0; null where none could be made. */
export type OwnPictures = ReadonlyMap<number, ThemePicture | null>;

/** Pictures with the caller's own face by theme; none for guests, and none before they are made. */
export async function ownPictures(deps: Deps, { uid, locale }: Actor): Promise<ReadonlyMap<string, OwnPictures>> {
  if (uid === null) return new Map();
  const [castOf, rows] = await Promise.all([openCasting(deps, uid), listCovers(deps, uid)]);
  const view = (row: ThemeCoverRow): ThemePicture | null =>
    row.cover_key === null
      ? null
      : {
          url: deps.objects.signedUrl(row.cover_key, { locale }),
          thumbhash: deps.personal.decrypt(row.thumbhash_sealed),
          width: row.width_px,
          height: row.height_px,
          own: true,
        };
  const byTheme = Map.groupBy(rows, ({ theme }) => theme);
  return new Map(
    [...byTheme].map(([theme, made]) => {
      const shown = castPictures(made, castOf(theme));
      return [theme, new Map(shown.map((row) => [row.picture, view(row)]))];
    }),
  );
}

/** Of one theme what shows whom it should: both where it is for two, else the user, where they may, by the face that stands for them. */
function castPictures(rows: readonly ThemeCoverRow[], { own, others, mayBeAlone }: Cast): ThemeCoverRow[] {
  const pairs = others.flatMap((other) =>
    own.map((face) => rows.filter(({ face_id, with_face_id }) => face_id === other.id && with_face_id === face.id)),
  );
  const alone = mayBeAlone
    ? own.map(({ id }) => rows.filter(({ face_id, is_pair }) => face_id === id && !is_pair))
    : [];
  const hasCover = (made: ThemeCoverRow[]): boolean =>
    made.some(({ picture, cover_key }) => picture === 0 && cover_key !== null);
  return [...pairs, ...alone].find(hasCover) ?? [];
}
