import { type EngineKind, ERROR } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { readLeavingAnswer, subjectsOf } from '../consents/index.ts';
import type { FaceRow } from '../faces/index.ts';
import { chooseEngine } from './shoots.policy.ts';

/**
 * Who makes the theme first of these faces. Throws AppError with the ids of those who do not agree that pictures of them leave the machine,
 * where they must be asked before or only others than this machine could make it.
 */
export async function requireEngine(
  tx: Db,
  deps: Deps,
  uid: string,
  { theme, faces }: { theme: string; faces: readonly FaceRow[] },
): Promise<EngineKind> {
  const { answer, without } = await readLeavingAnswer(tx, deps, uid, subjectsOf(faces));
  const choice = chooseEngine(deps.engine.enginesOf(theme), answer, deps.moderation.outside !== undefined);
  if (typeof choice === 'object') return choice.engine;
  const people = without.map((subject) => (subject === '' ? uid : subject));
  throw choice === 'only'
    ? new AppError(ERROR.outsideOnly, 'nobody on this machine can make it', people)
    : new AppError(ERROR.outsideUnanswered, 'nobody was asked whether pictures may leave this machine', people);
}
