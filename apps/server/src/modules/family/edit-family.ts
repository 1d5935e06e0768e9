import { ERROR, type RequestOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { faceSettled } from '../../events/face-events.ts';
import { publish } from '../../events/publish.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/handler.ts';
import { listPersonConsents } from '../consents/index.ts';
import { lockFaces, mayShootWith, personIdOf, updateFace } from '../faces/index.ts';
import { holdPerson, updatePerson } from '../people/index.ts';

type Change = RequestOf<'EDITFAMILY'>;

export async function editFamily(deps: Deps, { uid }: User, input: Change): Promise<Record<string, never>> {
  await deps.db.transaction().execute(async (tx) => {
    if (input.mid !== uid) await rename(tx, deps, uid, input);
    else if (input.nick !== undefined || input.relation !== undefined) {
      throw new AppError(ERROR.badRequest, 'the user is no member');
    }
    if (input.fid !== undefined) await prefer(tx, deps, uid, input.mid, input.fid);
  });
  return {};
}

async function rename(tx: Db, deps: Deps, uid: string, { mid, nick, relation }: Change): Promise<void> {
  const person = await holdPerson(tx, uid, mid);
  if (!person) throw new AppError(ERROR.notFound, 'no such person');
  if (nick === undefined && relation === undefined) return;
  if (relation === 'child' && (await listPersonConsents(tx, uid)).get(mid)?.by !== 'guardian') {
    throw new AppError(ERROR.badRequest, 'no guardian consented for the child');
  }
  await updatePerson(tx, mid, {
    nick_sealed: nick === undefined ? person.nick_sealed : deps.personal.encrypt(nick),
    relation: relation ?? person.relation,
  });
}

async function prefer(tx: Db, deps: Deps, uid: string, mid: string, faceId: string): Promise<void> {
  const [face] = await lockFaces(tx, uid, [faceId]);
  if (!face || personIdOf(face) !== mid || !mayShootWith({ uid }, face)) {
    throw new AppError(ERROR.notFound, 'no such face of theirs');
  }
  await updateFace(tx, faceId, { preferred_at: deps.now() });
  await publish(tx, deps, faceSettled, { faceId });
}
