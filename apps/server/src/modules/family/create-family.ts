import { ERROR, type Face, type RequestOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { newId } from '../../identifiers.ts';
import { requireOfAge } from '../ages/index.ts';
import { recordPersonConsent } from '../consents/index.ts';
import { findFaces, holdFaceConsent, keepFace, viewFace } from '../faces/index.ts';
import { insertPerson, listPeople, type PersonRow } from '../people/index.ts';
import { lockUser } from '../users/index.ts';
import { listShownPeople } from './shown-people.ts';

type Wish = RequestOf<'CREATEFAMILY'>;

export async function createFamily(deps: Deps, { uid, locale }: User, input: Wish): Promise<Face> {
  if (input.agreed !== deps.config.business.faceVersion) {
    throw new AppError(ERROR.configOutOfDate, 'not the version that is in force');
  }
  return deps.db.transaction().execute(async (tx) => {
    await holdFaceConsent(tx, deps, uid);
    await lockUser(tx, uid);
    await requireOfAge(tx, deps, uid);
    const known = await findAsked(tx, deps, uid, input);
    const person = known ?? (await addPerson(tx, deps, { uid, locale }, input));
    return viewFace(deps, await keepFace(tx, deps, uid, { id: input.binaryurl, memberId: person.id }), person);
  });
}

/** The person whom the same call made before. */
async function findAsked(tx: Db, deps: Deps, uid: string, wish: Wish): Promise<PersonRow | undefined> {
  const [face] = await findFaces(tx, [wish.binaryurl]);
  const people = await listPeople(tx, uid);
  const person = people.find(({ id }) => id === face?.member_id);
  return person?.relation === wish.relation && deps.personal.decrypt(person.nick_sealed) === wish.nick
    ? person
    : undefined;
}

async function addPerson(
  tx: Db,
  deps: Deps,
  { uid, locale }: Pick<User, 'uid' | 'locale'>,
  wish: Wish,
): Promise<PersonRow> {
  const { familyLength } = deps.config.business;
  if ((await listShownPeople(tx, uid)).length >= familyLength) {
    throw new AppError(ERROR.familyFull, 'as many people as there may be', [String(familyLength)]);
  }
  const now = deps.now();
  const nick_sealed = deps.personal.encrypt(wish.nick);
  const named = { id: newId(), uid, nick_sealed, relation: wish.relation, created_at: now };
  const person = await insertPerson(tx, named);
  await recordPersonConsent(tx, { uid, personId: person.id, version: wish.agreed, by: wish.by, locale, now });
  return person;
}
