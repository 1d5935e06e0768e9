import { randomInt } from 'node:crypto';
import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/handler.ts';
import { codeHistory, deleteCode, insertCode, lockCodes } from './code.store.ts';
import { CODE_LIFE_MS, CODE_RESEND_MS, canSendCode, DAY_MS } from './login.policy.ts';
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
  const addressIndex = deps.personal.blindIndex('address', actor.address);
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const now = deps.now();

  const codeId = await deps.db.transaction().execute(async (tx) => {
    await lockCodes(tx, phoneIndex, addressIndex);
    const history = await codeHistory(tx, phoneIndex, addressIndex, now - DAY_MS);
    if (!canSendCode(history, deps.config.business, now)) throw new AppError(ERROR.codeTooOften, 'too many codes');
    const codeHash = hashCode(deps.personal, phoneIndex, code);
    return insertCode(tx, { phoneIndex, addressIndex, codeHash, sentAt: now, expiresAt: now + CODE_LIFE_MS });
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
