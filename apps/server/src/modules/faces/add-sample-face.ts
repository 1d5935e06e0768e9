import type { Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { sealTraits } from './face-traits.ts';
import { type FaceRow, insertFace, restartPreparation, reviveSample } from './faces.store.ts';
import { inspectPhoto } from './inspect-photo.worker.ts';
import { prepareFaceJob } from './prepare-face.job.ts';
import { readSamplePhoto, sampleKeys } from './sample-photo.ts';

/** The sample face of the user, made at the first call. Its objects are the same for everybody. */
export async function addSampleFace(deps: Deps, uid: string): Promise<FaceRow> {
  const known = await takeSample(deps, uid);
  if (known) return known;

  const inspection = await inspectPhoto(deps, await readSamplePhoto());
  if (inspection.verdict !== 'passed') throw new Error('the studio refuses its own sample photo');
  const keys = await sampleKeys();
  await Promise.all([
    deps.objects.put(keys.photo, inspection.photo, { contentType: inspection.contentType }),
    deps.objects.put(keys.icon, inspection.icon, { contentType: 'image/jpeg' }),
  ]);
  const isPrepared = await deps.objects.exists(keys.plate);
  const face: FaceRow = {
    id: newId(),
    uid,
    state: isPrepared ? 'ready' : 'preparing',
    photo_key: keys.photo,
    icon_key: keys.icon,
    plate_key: keys.plate,
    traits_sealed: sealTraits(deps.personal, inspection),
    width_px: inspection.widthPx,
    height_px: inspection.heightPx,
    sample: true,
    member_id: null,
    preferred_at: deps.now(),
    person_check: null,
    created_at: deps.now(),
    deleted_at: null,
  };
  const isInserted = await deps.db.transaction().execute(async (tx) => {
    if (!(await insertFace(tx, face))) return false;
    if (!isPrepared) await deps.jobs.enqueue(tx, prepareFaceJob, { faceId: face.id }, { uid });
    return true;
  });
  if (isInserted) return face;
  // Another call was faster; its face is the one.
  const other = await takeSample(deps, uid);
  if (!other) throw new Error('the sample face vanished while it was added');
  return other;
}

/** The sample face that the user has, back where it was deleted, and prepared again where that failed. */
async function takeSample(deps: Deps, uid: string): Promise<FaceRow | undefined> {
  return deps.db.transaction().execute(async (tx) => {
    const face = await reviveSample(tx, uid);
    if (face?.state !== 'failed' || !(await restartPreparation(tx, face.id))) return face;
    await deps.jobs.enqueue(tx, prepareFaceJob, { faceId: face.id }, { uid });
    return { ...face, state: 'preparing' };
  });
}
