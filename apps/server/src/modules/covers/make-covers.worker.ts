import { THEME_CATALOGUE } from '@kinora/studio/themes-catalogue';
import type { Progressed } from '../../adapters/ports/jobs.ts';
import type { Deps } from '../../deps.ts';
import { findFaces } from '../faces/index.ts';
import { holdUser } from '../users/index.ts';
import { makePicture } from './make-picture.ts';
import { planPictures } from './plan-pictures.ts';

const COVER = 0;
/** The gallery is told after so many covers, and at the end: its first rows come first. */
const TOLD_EVERY = 6;

/**
 * Shoots the cover of each theme with a user's own face, and with somebody of theirs where a theme is for two, once one of
 * their faces is ready. May be run again, or twice at once, at any point.
 */
export async function makeCovers(
  deps: Deps,
  payload: { faceId: string },
  signal: AbortSignal,
  progressed: Progressed = async () => undefined,
): Promise<void> {
  const [changed] = await findFaces(deps.db, [payload.faceId]);
  if (changed?.state !== 'ready' || changed.sample) return;
  const { uid, id: faceId } = changed;
  let untold = 0;
  for (const { id: themeId } of THEME_CATALOGUE.filter(({ people }) => people.min === 1)) {
    signal.throwIfAborted();
    // Asked again for each: faces come, go and change hands meanwhile.
    const [order] = await planPictures(deps, uid, themeId, [COVER]);
    if (order && (await makePicture(deps, order, signal))) {
      untold += 1;
      await progressed();
    }
    if (untold >= TOLD_EVERY) untold = await tellOfCovers(deps, uid, faceId);
  }
  if (untold > 0) await tellOfCovers(deps, uid, faceId);
}

/** Has the user's clients ask for the gallery again; of an account that ended meanwhile nothing is stored. */
export async function tellOfCovers(deps: Deps, uid: string, faceId: string): Promise<0> {
  await deps.db.transaction().execute(async (tx) => {
    if (await holdUser(tx, uid)) await deps.push.notify(tx, uid, 'covers', faceId);
  });
  return 0;
}
