import type { ConsentGiver, PersonInfo, Relation } from '@kinora/contract';

/** What is known of somebody's age: only what was said counts. What the studio sees in a photo is an estimate. */
export type AgeStanding = 'of-age' | 'under-age' | 'unknown';

/** The age below which a guardian decides, years (0: nobody does), and the year that it is. */
export interface AgeRule {
  guardianAge: number;
  year: number;
}

/** The answer to the question for one's age, and the age that was asked about. */
export type StatedAge = { is_of_age: boolean; age: number };

/**
 * Whether somebody is of age by what was said of them. A year of birth counts before the age in photos, which may be old ones, and both before
 * an answer. A year that leaves it open is not held against the age that everybody states when they sign in.
 */
export function standingOf(info: PersonInfo, stated: StatedAge | undefined, rule: AgeRule): AgeStanding {
  const { guardianAge } = rule;
  if (guardianAge === 0) return 'of-age';
  const years = yearsOf(info, rule);
  if (years !== undefined) return years < guardianAge ? 'under-age' : 'of-age';
  if (stated === undefined) return 'unknown';
  // Of another age nothing follows from being too young for a higher one, or old enough for a lower one.
  if (stated.is_of_age) return stated.age >= guardianAge ? 'of-age' : 'unknown';
  return stated.age <= guardianAge ? 'under-age' : 'unknown';
}

const yearsOf = ({ birth, age }: PersonInfo, { year }: AgeRule): number | undefined =>
  birth === undefined ? age : year - birth;

/** What a user said of themselves, and answered. */
export interface SaidOfSelf {
  info: PersonInfo;
  stated: StatedAge | undefined;
}

/**
 * What is said of a user whose other account becomes part of their own: each thing as it is said there, else as it was said in the other one.
 * Year of birth and age belong together, and are those of whoever is too young; of two who are, those of the younger one.
 */
export function mergeSaid(own: SaidOfSelf, other: SaidOfSelf, rule: AgeRule): PersonInfo {
  const { birth, age } = whoseAge(own, other, rule).info;
  const { birth: _birth, age: _age, ...rest } = { ...other.info, ...own.info };
  return { ...rest, ...(birth !== undefined && { birth }), ...(age !== undefined && { age }) };
}

function whoseAge(own: SaidOfSelf, other: SaidOfSelf, rule: AgeRule): SaidOfSelf {
  const [isOwnYoung, isOtherYoung] = [own, other].map(
    ({ info, stated }) => standingOf(info, stated, rule) === 'under-age',
  );
  if (isOwnYoung !== isOtherYoung) return isOwnYoung ? own : other;
  const [ownYears, otherYears] = [own, other].map(({ info }) => yearsOf(info, rule));
  if (ownYears === undefined) return other;
  return isOwnYoung && otherYears !== undefined && otherYears < ownYears ? other : own;
}

/** Whether a user is asked for their age before a photo is kept as their own: it looks younger, and they never said. */
export function mustAskAge(standing: AgeStanding, estimatedAge: number, { guardianAge }: AgeRule): boolean {
  return standing === 'unknown' && estimatedAge < guardianAge;
}

/** Whether a guardian answers for one of the user's people: a child of theirs, or whoever is too young. */
export function needsGuardian(relation: Relation, info: PersonInfo, rule: AgeRule): boolean {
  return relation === 'child' || standingOf(info, undefined, rule) === 'under-age';
}

/** Whether one of the user's people may be added, shot and shown: of a child only what their guardian agreed to. */
export function mayShowPerson(isChild: boolean, by: ConsentGiver | undefined): boolean {
  return by === 'guardian' || (by === 'self' && !isChild);
}
