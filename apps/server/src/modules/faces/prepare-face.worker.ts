import type { FacePoint } from '@kinora/contract';
import type { OwnClothes } from '../../adapters/ports/engine-inspection.ts';
import type { Deps } from '../../deps.ts';
import { faceSettled } from '../../events/face-events.ts';
import { publish } from '../../events/publish.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { recordPace } from '../pace/index.ts';
import { openTraits, sealTraits } from './face-traits.ts';
import { isOwn, PREPARATION_TOLD_MS } from './faces.policy.ts';
import { endPreparation, type FaceRow, findFace, setPersonCheck } from './faces.store.ts';
import { matchFacesJob } from './match-faces.job.ts';
import { isLikeSeen } from './match-faces.worker.ts';

/** Makes the plate of a face. May run twice at once: the plate is replaced whole and the state changes once. */
export async function prepareFace(deps: Deps, payload: { faceId: string }, signal: AbortSignal): Promise<void> {
  const face = await findFace(deps.db, payload.faceId);
  if (face?.state !== 'preparing') return;
  let ownClothes: OwnClothes | undefined;
  if (!(face.sample && (await deps.objects.exists(face.plate_key)))) {
    const photo = await deps.objects.get(face.photo_key);
    const startedAt = deps.now();
    const prepared = await deps.engine.prepare(photo.bytes, pointOn(deps, face), signal);
    ownClothes = face.sample ? undefined : prepared.ownClothes;
    await recordPace(deps.db, 'prepare', (deps.now() - startedAt) / 1000, deps.now());
    await deps.objects.put(face.plate_key, prepared.plate, { contentType: 'application/octet-stream' });
  }
  await settle(deps, face, { state: 'ready', isLike: await isLikeSeen(deps, face), ownClothes });
  const isGone = (await findFace(deps.db, face.id)) === undefined;
  if (isGone && !face.sample) await deps.objects.delete(face.plate_key);
}

/** Where the face is that the photo was inspected for: at every try, and after a restart, the plate is of the same one. */
function pointOn({ personal }: Deps, face: FaceRow): FacePoint | undefined {
  const { place } = openTraits(personal, face.traits_sealed);
  return place && { x: place.x, y: place.y };
}

/** Called when every try failed. */
export async function giveUpFace(deps: Deps, payload: { faceId: string }): Promise<void> {
  const face = await findFace(deps.db, payload.faceId);
  if (face) await settle(deps, face, { state: 'failed' });
}

interface End {
  state: 'ready' | 'failed';
  /** It shows who passed a real-person check. */
  isLike?: boolean;
  ownClothes?: OwnClothes | undefined;
}

async function settle(deps: Deps, face: FaceRow, { state, isLike = false, ownClothes }: End): Promise<void> {
  const traits_sealed = ownClothes
    ? sealTraits(deps.personal, { ...openTraits(deps.personal, face.traits_sealed), ownClothes })
    : face.traits_sealed;
  await deps.db.transaction().execute(async (tx) => {
    if (!(await endPreparation(tx, face.id, { state, traits_sealed }))) return;
    if (isLike) await setPersonCheck(tx, face.uid, face.id, 'like');
    // A check may have been passed between the look and now.
    else if (state === 'ready' && isOwn(face))
      await deps.jobs.enqueue(tx, matchFacesJob, { uid: face.uid }, { uid: face.uid });
    await deps.push.notify(tx, face.uid, 'face', face.id);
    await publish(tx, deps, faceSettled, { uid: face.uid, faceId: face.id });
    if (state === 'ready' && deps.now() - face.created_at > PREPARATION_TOLD_MS) {
      await sendMessage(tx, deps, {
        uid: face.uid,
        key: `face-ready:${face.id}`,
        type: MESSAGE_TYPE.face,
        template: 'faceReady',
        args: {},
        extra: face.id,
      });
    }
  });
}
