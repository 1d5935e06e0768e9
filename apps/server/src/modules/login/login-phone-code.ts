import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/handler.ts';
import { countTry, findLiveCode, useCode } from './code.store.ts';
import { CODE_TRIES } from './login.policy.ts';
import { hashCode, indexPhone, isSameHash } from './login-secrets.ts';
import { parsePhoneNumber } from './phone-number.ts';
import { signIn } from './sign-in.ts';

export async function loginPhoneCode(
  deps: Deps,
  actor: Actor,
  input: RequestOf<'LOGINPHONECODE'>,
): Promise<ResponseOf<'LOGINPHONECODE'>> {
  const version = deps.config.business.serviceVersion;
  if (input.agreed !== version) throw new AppError(ERROR.consentMissing, 'agreement not ticked');
  const phone = parsePhoneNumber(input.area, input.phone);
  if (!phone) throw new AppError(ERROR.phoneInvalid, 'not a mobile number');
  const phoneIndex = indexPhone(deps.personal, phone.e164);
  const now = deps.now();

  const live = await findLiveCode(deps.db, phoneIndex, now);
  if (!live) throw new AppError(ERROR.codeExpired, 'no code holds for this phone');
  if (!(await countTry(deps.db, live.id, CODE_TRIES))) throw new AppError(ERROR.codeTooManyTries, 'code locked');
  if (!isSameHash(live.codeHash, hashCode(deps.personal, phoneIndex, input.code))) {
    throw new AppError(ERROR.codeWrong, 'wrong code');
  }

  return deps.db.transaction().execute(async (tx) => {
    if (!(await useCode(tx, live.id, now))) throw new AppError(ERROR.codeExpired, 'code already used');
    return signIn(tx, deps, {
      identity: { provider: 'phone', subjectIndex: phoneIndex, subject: phone.e164 },
      actor,
      agreed: version,
      channelId: input.QuDaoId ?? null,
      channelArg: input.QuDaoArg ?? null,
    });
  });
}
