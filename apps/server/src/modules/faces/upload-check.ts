import type { RequestOf, ResponseOf } from '@kinora/contract';
import { momentsOf } from '@kinora/studio/themes-catalogue';
import type { Deps } from '../../deps.ts';
import type { UploadedFile, User } from '../../gateway/command-handler.ts';
import { requireOfAge } from '../ages/index.ts';
import { faceKeys } from './face-keys.ts';
import { requireFaceConsent } from './faces.policy.ts';
import { viewIcon } from './faces.view.ts';
import { inspectPhoto } from './inspect-photo.worker.ts';
import { findNamed, isOtherPerson } from './other-person.ts';
import { storeUpload } from './store-upload.ts';

export async function uploadCheck(
  deps: Deps,
  actor: User,
  input: RequestOf<'UPLOADCHECK'>,
  file: UploadedFile,
): Promise<ResponseOf<'UPLOADCHECK'>> {
  await requireFaceConsent(deps, actor);
  await requireOfAge(deps.db, deps, actor.uid);
  const named = input.mid === undefined ? undefined : await findNamed(deps.db, actor.uid, input.mid);
  const inspection = await inspectPhoto(deps, file.bytes, input.face);
  if (inspection.verdict === 'refused') {
    // Of a photo of several people nothing is kept: it comes again with the one who was chosen.
    const { problem, faces, choices } = inspection;
    return { is_passed: false, face_detected: faces > 0, problem, faces, concerns: [], ...(choices && { choices }) };
  }

  const id = await storeUpload(deps, actor.uid, inspection);
  const isOther = named && (await isOtherPerson(deps, named, inspection));
  return {
    is_passed: true,
    face_detected: true,
    faces: 1,
    concerns: inspection.concerns,
    binaryurl: id,
    icon: viewIcon(deps, faceKeys(actor.uid, id)),
    gender: inspection.gender,
    age: inspection.age,
    moments: momentsOf(inspection.bearing),
    ...(isOther !== undefined && { is_other_person: isOther }),
  };
}
