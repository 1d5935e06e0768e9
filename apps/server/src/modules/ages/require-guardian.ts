import { ERROR } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { personUnderAge } from '../../events/age-events.ts';
import { publish } from '../../events/publish.ts';
import { AppError } from '../../gateway/app-error.ts';
import { agreedText, listPersonConsents } from '../consents/index.ts';
import { listPeople, openInfo, type PersonRow } from '../people/index.ts';
import { readUser } from '../users/index.ts';
import { type AgeRule, type AgeStanding, mayShowPerson, mustAskAge, needsGuardian, standingOf } from './ages.policy.ts';
import { findStatement, recordStatement } from './ages.store.ts';

type Clock = Pick<Deps, 'config' | 'now'>;
type Reading = Clock & Pick<Deps, 'personal'>;

export const ageRule = ({ config, now }: Clock): AgeRule => ({
  guardianAge: config.business.guardianAge,
  year: new Date(now()).getUTCFullYear(),
});

/** What the user said of their own age. */
export async function readStanding(db: Db, deps: Reading, uid: string): Promise<AgeStanding> {
  const [{ info_sealed }, stated] = await Promise.all([readUser(db, uid), findStatement(db, uid)]);
  return standingOf(openInfo(deps, info_sealed).info, stated, ageRule(deps));
}

const tooYoung = ({ config }: Clock): AppError =>
  new AppError(ERROR.guardianNeeded, 'the account is of somebody who is too young', [
    String(config.business.guardianAge),
  ]);

/** Throws guardianNeeded where the user said that they are too young: only a guardian's account does it for them. */
export async function requireOfAge(db: Db, deps: Reading, uid: string): Promise<void> {
  if ((await readStanding(db, deps, uid)) === 'under-age') throw tooYoung(deps);
}

/** Throws ageUnanswered where a photo that is to be the user's own looks too young, and they never said how old they are. */
export async function requireAgeAnswer(db: Db, deps: Reading, uid: string, estimatedAge: number): Promise<void> {
  if (!mustAskAge(await readStanding(db, deps, uid), estimatedAge, ageRule(deps))) return;
  throw new AppError(ERROR.ageUnanswered, 'the face looks younger than the age', [
    String(deps.config.business.guardianAge),
  ]);
}

/** Puts on record what the user answers. Of who is too young nothing stands in the square any more. */
export async function stateAge(
  tx: Db,
  deps: Deps,
  { uid, locale }: { uid: string; locale: string },
  isOfAge: boolean,
): Promise<void> {
  const text = await agreedText('age', locale);
  await recordStatement(tx, {
    ...{ uid, is_of_age: isOfAge, age: deps.config.business.guardianAge },
    ...{ text_locale: text.locale, text_hash: text.hash, stated_at: deps.now() },
  });
  await followAge(tx, deps, uid);
}

/** Tells whoever shows something of the user that they are too young, where that is what was said of them. */
export async function followAge(tx: Db, deps: Deps, uid: string): Promise<void> {
  if ((await readStanding(tx, deps, uid)) === 'under-age') await publish(tx, deps, personUnderAge, { uid });
}

const isChild = (deps: Reading, { relation, info_sealed }: Pick<PersonRow, 'relation' | 'info_sealed'>): boolean =>
  needsGuardian(relation, openInfo(deps, info_sealed).info, ageRule(deps));

/** Ids of the user's people who may not be shot or shown: children whose guardian did not agree. */
export async function listWithoutGuardian(db: Db, deps: Reading, uid: string): Promise<Set<string>> {
  const [people, consents] = await Promise.all([listPeople(db, uid), listPersonConsents(db, uid)]);
  const without = people.filter((person) => !mayShowPerson(isChild(deps, person), consents.get(person.id)?.by));
  return new Set(without.map(({ id }) => id));
}

/** Throws guardianMissing with the ids of those of these people who are children without the consent of their guardian. */
export async function requireGuardians(
  db: Db,
  deps: Reading,
  uid: string,
  personIds: readonly (string | null)[],
): Promise<void> {
  const asked = personIds.filter((id) => id !== null);
  if (asked.length === 0) return;
  const without = await listWithoutGuardian(db, deps, uid);
  const missing = [...new Set(asked.filter((id) => without.has(id)))];
  if (missing.length > 0) throw new AppError(ERROR.guardianMissing, 'no guardian agreed', missing);
}
