import type { Db, Deps } from '../../deps.ts';
import { listAgreed, listPurposeAnswers } from './purposes.store.ts';
import { type Parts, purposeVersion } from './purposes.ts';

/** Whom a purpose is asked about: everybody of these faces, each once, the user being an empty text. The sample is nobody. */
export function subjectsOf(faces: readonly { sample: boolean; member_id: string | null }[]): string[] {
  return [...new Set(faces.flatMap(({ sample, member_id }) => (sample ? [] : [member_id ?? ''])))];
}

/** Whether pictures of all of them may go to services outside of this machine now. */
export async function mayLeaveMachine(
  deps: Parts & Pick<Deps, 'db'>,
  uid: string,
  subjects: readonly string[],
): Promise<boolean> {
  if (subjects.length === 0) return true;
  const version = purposeVersion(deps, 'outside');
  if (version === '') return false;
  const agreed = await listAgreed(deps.db, { uid, kind: 'outside', version });
  return subjects.every((subject) => agreed.has(subject));
}

/** What people say together: no, where anybody does; nothing yet, where anybody was not asked. */
export type LeavingAnswer = 'agreed' | 'refused' | 'open';

/** What they say of their pictures leaving the machine, and who of them does not agree. */
export async function readLeavingAnswer(
  db: Db,
  deps: Parts,
  uid: string,
  subjects: readonly string[],
): Promise<{ answer: LeavingAnswer; without: string[] }> {
  const given = await listPurposeAnswers(db, uid, { covers: '', outside: purposeVersion(deps, 'outside') });
  const answerOf = (subject: string) => given.find((one) => one.subject === subject)?.agreed;
  const without = subjects.filter((subject) => answerOf(subject) !== true);
  if (without.length === 0) return { answer: 'agreed', without };
  return { answer: without.some((subject) => answerOf(subject) === false) ? 'refused' : 'open', without };
}
