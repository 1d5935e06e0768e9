import { ERROR, type Face, type RequestOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { holdPerson, type PersonRow } from '../people/index.ts';
import { lockUser } from '../users/index.ts';
import { addSampleFace } from './add-sample-face.ts';
import { holdFaceConsent } from './faces.policy.ts';
import { viewFace } from './faces.view.ts';
import { keepFace } from './keep-face.ts';

export async function uploadFace(deps: Deps, actor: User, input: RequestOf<'UPLOADFACE'>): Promise<Face> {
  if ('sample' in input) return viewFace(deps, await addSampleFace(deps, actor.uid));
  const { uid } = actor;
  const { binaryurl: id, mid } = input;
  return deps.db.transaction().execute(async (tx) => {
    await holdFaceConsent(tx, deps, uid);
    await lockUser(tx, uid);
    const named = mid === undefined || mid === uid ? undefined : await holdNamed(tx, uid, mid);
    const face = await keepFace(tx, deps, uid, { id, memberId: mid === uid ? null : named?.id });
    const owner = named ?? (face.member_id === null ? undefined : await holdPerson(tx, uid, face.member_id));
    return viewFace(deps, face, owner);
  });
}

async function holdNamed(tx: Db, uid: string, mid: string): Promise<PersonRow> {
  const person = await holdPerson(tx, uid, mid);
  if (!person) throw new AppError(ERROR.notFound, 'no such person');
  return person;
}
