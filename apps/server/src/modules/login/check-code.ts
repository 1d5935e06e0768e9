import { type CodeType, ERROR } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { isSameSecret } from '../../same-secret.ts';
import type { Asker } from './asker.ts';
import { countTry, countTryOfOthers, findLiveCode, useCode } from './code.store.ts';
import { countVain, countWrong, readWrong } from './daily-codes.ts';
import { CODE_TRIES, CODE_TRIES_OF_OTHERS, mayEnter, mayEnterOfOthers, type WrongCodes } from './login.policy.ts';
import { hashCode } from './login-secrets.ts';
import { tellOfGuessesJob } from './tell-of-guesses.job.ts';

export interface CodeEntry {
  phoneIndex: string;
  type: CodeType;
  code: string;
  asker: Asker;
}

/** A device that has signed in before is held to the tries of each code alone. */
const NONE_WRONG: WrongCodes = { address: 0, subnet: 0, ofOthers: 0 };

/**
 * Holds an entered code against the one that was sent, as one try. What it gives back uses the code up, within the
 * transaction of what it proves. Throws AppError.
 */
export async function checkCode(
  deps: Deps,
  { phoneIndex, type, code, asker }: CodeEntry,
): Promise<(tx: Db) => Promise<void>> {
  const now = deps.now();
  const isStranger = !asker.isKnownDevice;
  const wrong = isStranger ? await readWrong(deps.db, asker, now) : NONE_WRONG;
  if (!mayEnter(wrong)) throw new AppError(ERROR.networkLimit, 'too many wrong codes from there');
  const live = await findLiveCode(deps.db, { phoneIndex, askerIndex: asker.index, type }, now);
  if (!live) {
    if (isStranger) await countVain(deps.db, asker, now);
    throw new AppError(ERROR.codeExpired, 'no code holds for this phone');
  }
  const mayTry =
    (live.isOwn || mayEnterOfOthers(wrong)) &&
    (await countTry(deps.db, live.id, asker.index, CODE_TRIES)) &&
    (live.isOwn || (await countTryOfOthers(deps.db, live.id, CODE_TRIES_OF_OTHERS)));
  if (!mayTry) throw new AppError(ERROR.codeTooManyTries, 'no tries are left');
  if (!isSameSecret(live.codeHash, hashCode(deps.personal, phoneIndex, code))) {
    await noteWrong(deps, { asker, phoneIndex, isOwn: live.isOwn, now }, live.id);
    throw new AppError(ERROR.codeWrong, 'wrong code');
  }
  return async (tx) => {
    if (!(await useCode(tx, live.id, now))) throw new AppError(ERROR.codeExpired, 'code already used');
  };
}

/** Whether the number has an account is looked for elsewhere, later: whoever guesses waits as long in either case. */
async function noteWrong(deps: Deps, wrong: Parameters<typeof countWrong>[1], code: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    // In turns by where they guess from: who guesses at ten thousand numbers keeps nobody else's owner waiting.
    const whose = { uid: wrong.asker.subnetIndex };
    if (await countWrong(tx, wrong)) await deps.jobs.enqueue(tx, tellOfGuessesJob, { code, at: wrong.now }, whose);
  });
}
