import type { Progressed } from '../../adapters/ports/jobs.ts';
import type { Deps } from '../../deps.ts';
import { tellOfCovers } from './make-covers.worker.ts';
import { makePicture } from './make-picture.ts';
import { planPictures } from './plan-pictures.ts';
import { samplePlaces } from './sample-places.ts';

/** Makes the samples that are missing, and tells when all are there. May be run again, or twice at once, at any point. */
export async function makeSamples(
  deps: Deps,
  { uid, themeId }: { uid: string; themeId: string },
  signal: AbortSignal,
  progressed: Progressed,
): Promise<void> {
  let lastOf: string | undefined;
  for (const picture of await samplePlaces(themeId)) {
    signal.throwIfAborted();
    const [order] = await planPictures(deps, uid, themeId, [picture]);
    if (order && (await makePicture(deps, order, signal))) {
      lastOf = order.own.id;
      await progressed();
    }
  }
  if (lastOf !== undefined) await tellOfCovers(deps, uid, lastOf);
}
