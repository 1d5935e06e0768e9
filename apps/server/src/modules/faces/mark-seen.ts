import type { Db, Deps } from '../../deps.ts';
import { personChecked } from '../../events/face-events.ts';
import { publish } from '../../events/publish.ts';
import { setPersonCheck } from './faces.store.ts';
import { matchFacesJob } from './match-faces.job.ts';

/** Puts on record that a photo of the user's own was held against a real-person check that was passed; the others are held against it. */
export async function markSeen(tx: Db, deps: Deps, uid: string, faceId: string): Promise<void> {
  if (await setPersonCheck(tx, uid, faceId, 'seen')) await deps.push.notify(tx, uid, 'face', faceId);
  await publish(tx, deps, personChecked, { uid });
  await deps.jobs.enqueue(tx, matchFacesJob, { uid }, { uid });
}
