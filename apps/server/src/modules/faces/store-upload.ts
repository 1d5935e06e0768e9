import { ERROR } from '@kinora/contract';
import type { Inspection } from '../../adapters/ports/engine-inspection.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { newId } from '../../identifiers.ts';
import { followErasure } from './erase-faces.ts';
import { faceFolder, faceKeys } from './face-keys.ts';
import { sealTraits } from './face-traits.ts';
import { holdFaceConsent, UPLOAD_LIFE_MS, UPLOADS_WAITING } from './faces.policy.ts';
import { hasUpload, insertUpload, takeOlderUploads } from './uploads.store.ts';

/**
 * Stores a photo that passed its inspection until it is kept as a face, by the id that comes back; unless that happens within the hour, and
 * before {@link UPLOADS_WAITING} others came, it is erased.
 * Throws AppError without the consent to the use of the face.
 */
export async function storeUpload(
  deps: Deps,
  uid: string,
  inspection: Extract<Inspection, { verdict: 'passed' }>,
): Promise<string> {
  const id = newId();
  const now = deps.now();
  const keys = faceKeys(uid, id);
  // The row comes first: objects without a row would never be swept.
  await deps.db.transaction().execute(async (tx) => {
    await holdFaceConsent(tx, deps, uid);
    await insertUpload(tx, {
      id,
      uid,
      photo_type: inspection.contentType,
      traits_sealed: sealTraits(deps.personal, inspection),
      width_px: inspection.widthPx,
      height_px: inspection.heightPx,
      created_at: now,
      expires_at: now + UPLOAD_LIFE_MS,
    });
    await followErasure(tx, deps, [], await takeOlderUploads(tx, uid, UPLOADS_WAITING));
  });
  await Promise.all([
    deps.objects.put(keys.photo, inspection.photo, { contentType: inspection.contentType }),
    deps.objects.put(keys.icon, inspection.icon, { contentType: 'image/jpeg' }),
  ]);
  if (!(await hasUpload(deps.db, id))) {
    // Withdrawn meanwhile: the erasing job may have run before the photo was stored.
    await deps.objects.deleteFolder(faceFolder(uid, id));
    throw new AppError(ERROR.consentMissing, 'the consent was withdrawn during the upload');
  }
  return id;
}
