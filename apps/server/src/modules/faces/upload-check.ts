import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import { momentsOf } from '@kinora/studio/themes-catalogue';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { UploadedFile, User } from '../../gateway/command-handler.ts';
import { newId } from '../../identifiers.ts';
import { faceFolder, faceKeys } from './face-keys.ts';
import { sealTraits } from './face-traits.ts';
import { holdFaceConsent, requireFaceConsent, UPLOAD_LIFE_MS } from './faces.policy.ts';
import { viewIcon } from './faces.view.ts';
import { inspectPhoto } from './inspect-photo.worker.ts';
import { findNamed, isOtherPerson } from './other-person.ts';
import { hasUpload, insertUpload } from './uploads.store.ts';

export async function uploadCheck(
  deps: Deps,
  actor: User,
  input: RequestOf<'UPLOADCHECK'>,
  file: UploadedFile,
): Promise<ResponseOf<'UPLOADCHECK'>> {
  await requireFaceConsent(deps, actor);
  const named = input.mid === undefined ? undefined : await findNamed(deps.db, actor.uid, input.mid);
  const inspection = await inspectPhoto(deps, file.bytes, input.face);
  if (inspection.verdict === 'refused') {
    // Of a photo of several people nothing is kept: it comes again with the one who was chosen.
    const { problem, faces, choices } = inspection;
    return { is_passed: false, face_detected: faces > 0, problem, faces, concerns: [], ...(choices && { choices }) };
  }

  const id = newId();
  const now = deps.now();
  const keys = faceKeys(actor.uid, id);
  // The row comes first: objects without a row would never be swept.
  await deps.db.transaction().execute(async (tx) => {
    await holdFaceConsent(tx, deps, actor.uid);
    await insertUpload(tx, {
      id,
      uid: actor.uid,
      photo_type: inspection.contentType,
      traits_sealed: sealTraits(deps.personal, inspection),
      width_px: inspection.widthPx,
      height_px: inspection.heightPx,
      created_at: now,
      expires_at: now + UPLOAD_LIFE_MS,
    });
  });
  await Promise.all([
    deps.objects.put(keys.photo, inspection.photo, { contentType: inspection.contentType }),
    deps.objects.put(keys.icon, inspection.icon, { contentType: 'image/jpeg' }),
  ]);
  if (!(await hasUpload(deps.db, id))) {
    // Withdrawn meanwhile: the erasing job may have run before the photo was stored.
    await deps.objects.deleteFolder(faceFolder(actor.uid, id));
    throw new AppError(ERROR.consentMissing, 'the consent was withdrawn during the upload');
  }
  const isOther = named && (await isOtherPerson(deps, named, inspection));
  return {
    is_passed: true,
    face_detected: true,
    faces: 1,
    concerns: inspection.concerns,
    binaryurl: id,
    icon: viewIcon(deps, keys),
    gender: inspection.gender,
    age: inspection.age,
    moments: momentsOf(inspection.bearing),
    ...(isOther !== undefined && { is_other_person: isOther }),
  };
}
