import type { Deps } from '../../deps.ts';
import { personChecked } from '../../events/face-events.ts';
import { publish } from '../../events/publish.ts';
import { isOwn } from './faces.policy.ts';
import { type FaceRow, listFaces, setPersonCheck } from './faces.store.ts';

/** Puts on record which of a user's own photos show who passed the real-person check, whatever came first, the photo or the check. */
export async function matchFaces(deps: Deps, { uid }: { uid: string }): Promise<void> {
  for (const face of await listFaces(deps.db, uid)) {
    if (face.state !== 'ready' || !(await isLikeSeen(deps, face))) continue;
    await deps.db.transaction().execute(async (tx) => {
      if (!(await setPersonCheck(tx, uid, face.id, 'like'))) return;
      await deps.push.notify(tx, uid, 'face', face.id);
      await publish(tx, deps, personChecked, { uid });
    });
  }
}

/** Whether a photo of the user's own, whose plate is stored, shows who was seen in a check, and is not on record as that. */
export async function isLikeSeen(deps: Deps, face: FaceRow): Promise<boolean> {
  if (!isOwn(face) || face.person_check !== null) return false;
  const seen = (await listFaces(deps.db, face.uid)).filter(({ person_check }) => person_check === 'seen');
  if (seen.length === 0) return false;
  const stored = ({ plate_key: key }: FaceRow) => ({ key, load: async () => (await deps.objects.get(key)).bytes });
  // A frame that became a photo may not have its plate yet.
  const ready = seen.filter(({ state }) => state === 'ready');
  return ready.length > 0 && deps.engine.isSamePerson(stored(face), ready.map(stored));
}
