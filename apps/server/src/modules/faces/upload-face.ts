import { ERROR, type Face, type RequestOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { requireAgeAnswer, requireGuardians, requireOfAge, stateAge } from '../ages/index.ts';
import { holdPerson, type PersonRow } from '../people/index.ts';
import { lockUser } from '../users/index.ts';
import { addSampleFace } from './add-sample-face.ts';
import { followErasure } from './erase-faces.ts';
import { openTraits } from './face-traits.ts';
import { holdFaceConsent, requireFaceConsent } from './faces.policy.ts';
import { viewFace } from './faces.view.ts';
import { keepFace } from './keep-face.ts';
import { requireAlike } from './other-person.ts';
import { takeUpload } from './uploads.store.ts';

export async function uploadFace(deps: Deps, actor: User, input: RequestOf<'UPLOADFACE'>): Promise<Face> {
  if ('sample' in input) return viewFace(deps, await addSampleFace(deps, actor.uid));
  const { uid } = actor;
  const { binaryurl: id, mid, ofage, sure } = input;
  if (ofage === false) return refuseTooYoung(deps, actor, id);
  if (mid !== undefined && !sure) {
    await requireFaceConsent(deps, actor);
    await requireAlike(deps, uid, { id, mid });
  }
  return deps.db.transaction().execute(async (tx) => {
    await holdFaceConsent(tx, deps, uid);
    await lockUser(tx, uid);
    await requireOfAge(tx, deps, uid);
    if (ofage) await stateAge(tx, deps, actor, true);
    const named = mid === undefined || mid === uid ? undefined : await holdNamed(tx, uid, mid);
    const face = await keepFace(tx, deps, uid, { id, memberId: mid === uid ? null : named?.id });
    if (face.member_id === null)
      await requireAgeAnswer(tx, deps, uid, openTraits(deps.personal, face.traits_sealed).age);
    else await requireGuardians(tx, deps, uid, [face.member_id]);
    const owner = named ?? (face.member_id === null ? undefined : await holdPerson(tx, uid, face.member_id));
    return viewFace(deps, face, owner);
  });
}

/** Whoever says that they are too young is heard: it is put on record, and the photo is no longer there to be kept. */
async function refuseTooYoung(deps: Deps, actor: User, uploadId: string): Promise<never> {
  await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, actor.uid);
    await stateAge(tx, deps, actor, false);
    const upload = await takeUpload(tx, actor.uid, uploadId);
    if (upload) await followErasure(tx, deps, [], [upload]);
  });
  throw new AppError(ERROR.guardianNeeded, 'the user says that they are too young', [
    String(deps.config.business.guardianAge),
  ]);
}

async function holdNamed(tx: Db, uid: string, mid: string): Promise<PersonRow> {
  const person = await holdPerson(tx, uid, mid);
  if (!person) throw new AppError(ERROR.notFound, 'no such person');
  return person;
}
