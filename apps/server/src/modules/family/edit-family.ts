import { isDeepStrictEqual } from 'node:util';
import { ERROR, type PersonInfo, type RequestOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { faceSettled, personTold } from '../../events/face-events.ts';
import { publish } from '../../events/publish.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { followAge, requireGuardians } from '../ages/index.ts';
import { endPersonConsents, listPersonConsents, recordPersonConsent } from '../consents/index.ts';
import { lockFaces, lockFacesOfPerson, mayShootWith, personIdOf, updateFace } from '../faces/index.ts';
import { checkInfo, holdPerson, openInfo, type PersonRow, sealInfo, updatePerson } from '../people/index.ts';
import { changeUser, lockUser, readUser } from '../users/index.ts';

type Change = RequestOf<'EDITFAMILY'>;

export async function editFamily(deps: Deps, actor: User, input: Change): Promise<Record<string, never>> {
  const { uid } = actor;
  await deps.db.transaction().execute(async (tx) => {
    if (input.mid !== uid) await rename(tx, deps, uid, input);
    else if (input.nick !== undefined || input.relation !== undefined) {
      throw new AppError(ERROR.badRequest, 'the user is no member');
    }
    if (input.info !== undefined) await tell(tx, deps, uid, input.mid, input.info);
    if (input.mid === uid) await followAge(tx, deps, uid);
    else await heedGuardian(tx, deps, actor, input);
    if (input.fid !== undefined) await prefer(tx, deps, uid, input.mid, input.fid);
  });
  return {};
}

async function rename(tx: Db, deps: Deps, uid: string, { mid, nick, relation }: Change): Promise<void> {
  const person = await requirePerson(tx, uid, mid);
  if (nick === undefined && relation === undefined) return;
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
  for (const { id } of shown.slice(0, 1)) await publish(tx, deps, faceSettled, { uid, faceId: id });
}

/** Whoever turns out to be a child stays one of the user's people by the consent of their guardian alone, who answers for them from now on. */
async function heedGuardian(tx: Db, deps: Deps, { uid, locale }: User, input: Change): Promise<void> {
  const { mid, relation, info, guardian } = input;
  if (guardian !== undefined && (await listPersonConsents(tx, uid)).get(mid)?.by !== 'guardian') {
    if (guardian !== deps.config.business.faceVersion) {
      throw new AppError(ERROR.configOutOfDate, 'not the version that is in force');
    }
    const now = deps.now();
    // What they agreed to by themselves does not stand: the guardian is asked anew.
    await endPersonConsents(tx, [mid], now);
    await recordPersonConsent(tx, { uid, personId: mid, version: guardian, by: 'guardian', locale, now });
    const faces = await lockFacesOfPerson(tx, uid, mid);
    await publish(tx, deps, personTold, { uid, faceIds: faces.map(({ id }) => id) });
  }
  if (relation !== undefined || info !== undefined) await requireGuardians(tx, deps, uid, [mid]);
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
  await publish(tx, deps, faceSettled, { uid, faceId });
}
