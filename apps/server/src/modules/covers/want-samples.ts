import type { Deps } from '../../deps.ts';
import { holdUser } from '../users/index.ts';
import { makeSamplesJob } from './make-samples.job.ts';
import { planPictures } from './plan-pictures.ts';
import { samplePlaces } from './sample-places.ts';

/** Has the samples of a theme made with the user's own face, unless they are there or under way, or the account ended meanwhile. */
export async function wantSamples(deps: Deps, uid: string, themeId: string): Promise<void> {
  if (!deps.config.business.ownCovers) return;
  const missing = await planPictures(deps, uid, themeId, await samplePlaces(themeId));
  if (missing.length === 0) return;
  await deps.db.transaction().execute(async (tx) => {
    if (await holdUser(tx, uid))
      await deps.jobs.enqueue(tx, makeSamplesJob, { uid, themeId }, { uid, singletonKey: `${uid}:${themeId}` });
  });
}
