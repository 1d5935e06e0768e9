import { ERROR, REAL_PERSON_CODE, type RealPersonCode, type RequestOf, type ResponseOf } from '@kinora/contract';
import { RealPersonSilentError } from '../../adapters/ports/real-person.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { markSeen } from '../faces/index.ts';
import { lockUser, markVerified } from '../users/index.ts';
import { openSecrets } from './check-secrets.ts';
import { JUDGING_MS } from './real-person.policy.ts';
import { type CheckEnd, type CheckRow, endCheck, findCheck, moveCheck } from './real-person.store.ts';
import { recordEnd } from './record-end.ts';

type Answer = ResponseOf<'FACEAUTHDONE'>;

/** After these the service knows how it ended; it does not like to be asked after others. */
const ASKED_AFTER: readonly RealPersonCode[] = [REAL_PERSON_CODE.passed, REAL_PERSON_CODE.failed];

export async function faceAuthDone(
  deps: Deps,
  { uid }: User,
  { id, code }: RequestOf<'FACEAUTHDONE'>,
): Promise<Answer> {
  const check = await findCheck(deps.db, uid, id);
  if (!check) throw new AppError(ERROR.notFound, 'no such check');
  if (check.state === 'ended') return answerOf(check);
  if (check.state === 'judging') return answerWhileJudged(deps, check);
  if (!ASKED_AFTER.includes(code)) return end(deps, check, { code, fault: null });
  if (deps.now() > check.deadline) return end(deps, check, { code: REAL_PERSON_CODE.failed, fault: 'late' });
  // Without frames there is nothing to tell of.
  if (check.service === 'studio') return end(deps, check, { code: REAL_PERSON_CODE.failed, fault: 'unclear' });
  return askService(deps, check);
}

/** How it ended is not known yet; of a check whose process died it never will be. */
async function answerWhileJudged(deps: Deps, check: CheckRow): Promise<Answer> {
  if (deps.now() <= check.deadline + JUDGING_MS) return { code: REAL_PERSON_CODE.networkError };
  return end(deps, check, { code: REAL_PERSON_CODE.systemError, fault: null });
}

async function askService(deps: Deps, check: CheckRow): Promise<Answer> {
  const secrets = openSecrets(deps.personal, check.sealed);
  const { realPerson: service } = deps;
  // The operator has changed the service meanwhile.
  if (service?.name !== check.service || !('token' in secrets))
    return end(deps, check, { code: REAL_PERSON_CODE.systemError, fault: null });
  if (!(await moveCheck(deps.db, check.id, 'begun', 'judging'))) return { code: REAL_PERSON_CODE.networkError };
  try {
    return await end(deps, check, await service.ask(secrets.token));
  } catch (error) {
    await moveCheck(deps.db, check.id, 'judging', 'begun');
    if (error instanceof RealPersonSilentError) throw new AppError(ERROR.providerSilent, error.message);
    throw error;
  }
}

async function end(deps: Deps, check: CheckRow, how: CheckEnd): Promise<Answer> {
  const now = deps.now();
  const isEnded = await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, check.uid);
    if (!(await endCheck(tx, check.id, how, now))) return false;
    if (how.code !== REAL_PERSON_CODE.passed) return true;
    await markVerified(tx, check.uid, now);
    const { faceId } = openSecrets(deps.personal, check.sealed);
    if (faceId !== undefined) await markSeen(tx, deps, check.uid, faceId);
    return true;
  });
  if (isEnded) recordEnd(deps, check, how, 'FACEAUTHDONE');
  // Another call may have ended it otherwise.
  const ended = await findCheck(deps.db, check.uid, check.id);
  return answerOf(ended ?? how);
}

const answerOf = ({ code, fault, photos = 0 }: CheckEnd & { photos?: number }): Answer => ({
  code: code ?? REAL_PERSON_CODE.systemError,
  ...(fault !== null && { fault }),
  ...(photos > 0 && { photos }),
});
