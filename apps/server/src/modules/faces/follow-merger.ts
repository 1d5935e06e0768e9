import type { Db, Deps } from '../../deps.ts';
import { faceSettled, personTold } from '../../events/face-events.ts';
import { publish } from '../../events/publish.ts';
import { keepSaid } from '../ages/index.ts';
import { hasConsent } from '../consents/index.ts';
import { type FaceRow, lockFacesOfPerson } from './faces.store.ts';
import { matchFacesJob } from './match-faces.job.ts';
import { moveFaces } from './merge-faces.store.ts';

/** Faces of an account come to the one that it becomes part of, with what was said of the user: what is drawn otherwise by it is drawn anew. */
export async function followMerger(tx: Db, deps: Deps, { from, to }: { from: string; to: string }): Promise<void> {
  const anew: FaceRow[] = [];
  for (const uid of await keepSaid(tx, deps, from, to)) anew.push(...(await lockFacesOfPerson(tx, uid, null)));
  const hasAgreed = await hasConsent(tx, to, 'face', deps.config.business.faceVersion);
  const [moved] = await moveFaces(tx, { from, to, hasAgreed, now: deps.now() });
  await deps.jobs.enqueue(tx, matchFacesJob, { uid: to }, { uid: to });
  if (anew.length > 0) await publish(tx, deps, personTold, { uid: to, faceIds: anew.map(({ id }) => id) });
  // What followed from the faces for the other account is forgotten with it, and follows anew.
  const settled = moved ?? anew.find(({ state, deleted_at }) => state === 'ready' && deleted_at === null)?.id;
  if (settled !== undefined) await publish(tx, deps, faceSettled, { uid: to, faceId: settled });
}
