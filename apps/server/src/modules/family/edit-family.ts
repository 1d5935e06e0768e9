import { isDeepStrictEqual } from 'node:util';
import { ERROR, type PersonInfo, type RequestOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { faceSettled, personTold } from '../../events/face-events.ts';
import { publish } from '../../events/publish.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { listPersonConsents } from '../consents/index.ts';
import { lockFaces, lockFacesOfPerson, mayShootWith, personIdOf, updateFace } from '../faces/index.ts';
import { checkInfo, holdPerson, openInfo, type PersonRow, sealInfo, updatePerson } from '../people/index.ts';
import { changeUser, lockUser, readUser } from '../users/index.ts';

type Change = RequestOf<'EDITFAMILY'>;

export async function editFamily(deps: Deps, { uid }: User, input: Change): Promise<Record<string, never>> {
  await deps.db.transaction().execute(async (tx) => {
    if (input.mid !== uid) await rename(tx, deps, uid, input);
    else if (input.nick !== undefined || input.relation !== undefined) {
      throw new AppError(ERROR.badRequest, 'the user is no member');
    }
    if (input.info !== undefined) await tell(tx, deps, uid, input.mid, input.info);
    if (input.fid !== undefined) await prefer(tx, deps, uid, input.mid, input.fid);
  });
  return {};
}

async function rename(tx: Db, deps: Deps, uid: string, { mid, nick, relation }: Change): Promise<void> {
  const person = await requirePerson(tx, uid, mid);
  if (nick === undefined && relation === undefined) return;
  if (relation === 'child' && (await listPersonConsents(tx, uid)).get(mid)?.by !== 'guardian') {
    throw new AppError(ERROR.badRequest, 'no guardian consented for the child');
  }
  await updatePerson(tx, mid, {
    nick_sealed: nick === undefined ? person.nick_sealed : deps.personal.encrypt(nick),
    relation: relation ?? person.relation,
  });
}

/** Notes what is said of a person; where it changes how they are drawn, whoever drew them is told. */
async function tell(tx: Db, deps: Deps, uid: string, mid: string, info: PersonInfo): Promise<void> {
  checkInfo(deps, info);
  await lockUser(tx, uid);
  const { info_sealed } = mid === uid ? await readUser(tx, uid) : await requirePerson(tx, uid, mid);
  if (isDeepStrictEqual(openInfo(deps, info_sealed).info, info)) return;
  const sealed = { info_sealed: sealInfo(deps, { info, at: deps.now() }) };
  if (mid === uid) await changeUser(tx, uid, sealed);
  else await updatePerson(tx, mid, sealed);
  const faces = await lockFacesOfPerson(tx, uid, mid === uid ? null : mid);
  const shown = faces.filter(({ state, deleted_at }) => state === 'ready' && deleted_at === null);
  await publish(tx, deps, personTold, { uid, faceIds: faces.map(({ id }) => id) });
  for (const { id } of shown.slice(0, 1)) await publish(tx, deps, faceSettled, { faceId: id });
}

async function requirePerson(tx: Db, uid: string, mid: string): Promise<PersonRow> {
  const person = await holdPerson(tx, uid, mid);
  if (!person) throw new AppError(ERROR.notFound, 'no such person');
  return person;
}

async function prefer(tx: Db, deps: Deps, uid: string, mid: string, faceId: string): Promise<void> {
  const [face] = await lockFaces(tx, uid, [faceId]);
  if (!face || personIdOf(face) !== mid || !mayShootWith({ uid }, face)) {
    throw new AppError(ERROR.notFound, 'no such face of theirs');
  }
  await updateFace(tx, faceId, { preferred_at: deps.now() });
  await publish(tx, deps, faceSettled, { faceId });
}
