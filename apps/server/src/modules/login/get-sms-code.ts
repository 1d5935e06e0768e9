import { randomInt } from 'node:crypto';
import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/handler.ts';
import { identifyAsker } from './asker.ts';
import { checkChallenge } from './challenge.ts';
import { codeHistory, deleteCode, insertCode, lockCodes } from './code.store.ts';
import { CODE_LIFE_MS, CODE_RESEND_MS, DAY_MS, judgeCodeRequest } from './login.policy.ts';
import { hashCode, indexPhone } from './login-secrets.ts';
import { parsePhoneNumber } from './phone-number.ts';

export async function getSmsCode(
  deps: Deps,
  actor: Actor,
  input: RequestOf<'LOGINGETSMSCODE'>,
): Promise<ResponseOf<'LOGINGETSMSCODE'>> {
  const phone = parsePhoneNumber(input.area, input.phone);
  if (!phone) throw new AppError(ERROR.phoneInvalid, 'not a mobile number');
  const phoneIndex = indexPhone(deps.personal, phone.e164);
  const asker = await identifyAsker(deps, phoneIndex, { address: actor.address, device: input.device });
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const now = deps.now();

  const codeId = await deps.db.transaction().execute(async (tx) => {
    await lockCodes(tx, phoneIndex, asker.index);
    const history = await codeHistory(tx, phoneIndex, asker.index, now - DAY_MS);
    const verdict = judgeCodeRequest(history, deps.config.business, asker.isKnownDevice, now);
    if (verdict.outcome === 'refuse') throw new AppError(ERROR.codeTooOften, 'too many codes');
    if (verdict.outcome === 'challenge')
      checkChallenge(deps.personal, phoneIndex, { proof: input.proof, bits: verdict.bits, now });
    const id = await insertCode(tx, {
      phoneIndex,
      askerIndex: asker.index,
      codeHash: hashCode(deps.personal, phoneIndex, code),
      sentAt: now,
      expiresAt: now + CODE_LIFE_MS,
      challenge: verdict.outcome === 'challenge' ? (input.proof?.challenge ?? null) : null,
    });
    if (id === undefined) throw new AppError(ERROR.challengeRefused, 'this challenge was used before');
    return id;
  });
  try {
    await deps.sms.sendCode(phone.e164, code, actor.locale);
  } catch (error) {
    // A code that never left must not hold back the next one.
    await deleteCode(deps.db, codeId);
    throw error;
  }
  return { resend_s: CODE_RESEND_MS / 1000, expire_s: CODE_LIFE_MS / 1000 };
}
