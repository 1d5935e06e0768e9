import { ERROR, type Face, type RequestOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/handler.ts';
import { addSampleFace } from './add-sample-face.ts';
import { faceKeys } from './face-keys.ts';
import { holdFaceConsent } from './faces.policy.ts';
import { type FaceRow, findFace, insertFace } from './faces.store.ts';
import { viewFace } from './faces.view.ts';
import { prepareFaceJob } from './prepare-face.job.ts';
import { takeUpload } from './uploads.store.ts';

export async function uploadFace(deps: Deps, actor: User, input: RequestOf<'UPLOADFACE'>): Promise<Face> {
  if ('sample' in input) return viewFace(deps, await addSampleFace(deps, actor.uid));
  return viewFace(deps, await keepUpload(deps, actor.uid, input.binaryurl));
}

/** The face has the id of its upload, so that asking again finds it. */
async function keepUpload(deps: Deps, uid: string, id: string): Promise<FaceRow> {
  const now = deps.now();
  return deps.db.transaction().execute(async (tx) => {
    await holdFaceConsent(tx, deps, uid);
    const upload = await takeUpload(tx, uid, id);
    if (!upload) {
      const kept = await findFace(tx, id);
      if (kept?.uid === uid && kept.deleted_at === null) return kept;
    }
    if (!upload || upload.expires_at <= now) throw new AppError(ERROR.uploadExpired, 'no such upload');
    const keys = faceKeys(uid, id);
    const face: FaceRow = {
      id,
      uid,
      state: 'preparing',
      photo_key: keys.photo,
      icon_key: keys.icon,
      plate_key: keys.plate,
      traits_sealed: upload.traits_sealed,
      width_px: upload.width_px,
      height_px: upload.height_px,
      sample: false,
      created_at: now,
      deleted_at: null,
    };
    await insertFace(tx, face);
    await deps.jobs.enqueue(tx, prepareFaceJob, { faceId: id });
    return face;
  });
}
