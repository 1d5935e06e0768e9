import { randomInt } from 'node:crypto';
import { type CodeType, ERROR, type ResponseOf, type SolvedChallenge } from '@kinora/contract';
import { NumberRefusedError } from '../../adapters/ports/sms.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Asker } from './asker.ts';
import { checkChallenge } from './challenge.ts';
import { codeHistory, deleteCode, insertCode, lockCodes } from './code.store.ts';
import { countSent, uncountSent } from './daily-codes.ts';
import { CODE_LIFE_MS, CODE_RESEND_MS, type CodeHistory, DAY_MS, judgeCodeRequest } from './login.policy.ts';
import { hashCode, indexPhone } from './login-secrets.ts';

const REFUSALS = {
  'too often': ERROR.codeTooOften,
  share: ERROR.codeShareUsed,
  network: ERROR.networkLimit,
  'used up': ERROR.codesUsedUp,
} as const;

/** Until whoever asks may ask for the next code. */
const secondsLeft = ({ lastSentAt }: CodeHistory['own'], now: number): string =>
  String(Math.ceil(((lastSentAt ?? now) + CODE_RESEND_MS - now) / 1000));

export interface CodeOrder {
  /** In E.164. */
  phone: string;
  type: CodeType;
  asker: Asker;
  proof: SolvedChallenge | undefined;
  locale: string;
}

/** Sends a code, within the limits of the number and of whoever asks. Throws AppError, or what the vendor throws. */
export async function sendCode(
  deps: Deps,
  { phone, type, asker, proof, locale }: CodeOrder,
): Promise<ResponseOf<'GETSMSCODE'>> {
  const phoneIndex = indexPhone(deps.personal, phone);
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const now = deps.now();

  const codeId = await deps.db.transaction().execute(async (tx) => {
    await lockCodes(tx, phoneIndex, asker.index);
    const history = await codeHistory(tx, phoneIndex, asker.index, now - DAY_MS);
    // Counted before it is judged, so that of several at once none passes a limit; what is refused is not counted, as it commits nothing.
    const day = await countSent(tx, asker, now);
    const verdict = judgeCodeRequest({ ...history, ...day }, deps.config.business, asker.isKnownDevice, now);
    if (verdict.outcome === 'refuse') {
      const { because } = verdict;
      throw new AppError(REFUSALS[because], because, because === 'too often' ? [secondsLeft(history.own, now)] : []);
    }
    if (verdict.outcome === 'challenge') checkChallenge(deps.personal, phoneIndex, { proof, bits: verdict.bits, now });
    const id = await insertCode(tx, {
      phoneIndex,
      askerIndex: asker.index,
      codeHash: hashCode(deps.personal, phoneIndex, code),
      sentAt: now,
      expiresAt: now + CODE_LIFE_MS,
      challenge: verdict.outcome === 'challenge' ? (proof?.challenge ?? null) : null,
      type,
    });
    if (id === undefined) throw new AppError(ERROR.challengeRefused, 'this challenge was used before');
    return id;
  });
  try {
    await deps.sms.sendCode({ phone, code, locale, type });
  } catch (error) {
    // A code that never left must not hold back the next one.
    await deps.db.transaction().execute(async (tx) => {
      await deleteCode(tx, codeId);
      await uncountSent(tx, asker, now);
    });
    throw error instanceof NumberRefusedError ? new AppError(ERROR.phoneInvalid, 'no message reaches it') : error;
  }
  return { resend_s: CODE_RESEND_MS / 1000, expire_s: CODE_LIFE_MS / 1000 };
}
