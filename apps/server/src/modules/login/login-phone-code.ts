import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/handler.ts';
import { identifyAsker, newDeviceMark } from './asker.ts';
import { countTry, countTryOfOthers, findLiveCode, useCode } from './code.store.ts';
import { CODE_TRIES, CODE_TRIES_OF_OTHERS } from './login.policy.ts';
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

  const asker = await identifyAsker(deps, phoneIndex, { address: actor.address, device: input.device });
  const live = await findLiveCode(deps.db, phoneIndex, asker.index, now);
  if (!live) throw new AppError(ERROR.codeExpired, 'no code holds for this phone');
  const mayTry =
    (await countTry(deps.db, live.id, asker.index, CODE_TRIES)) &&
    (live.isOwn || (await countTryOfOthers(deps.db, live.id, CODE_TRIES_OF_OTHERS)));
  if (!mayTry) throw new AppError(ERROR.codeTooManyTries, 'no tries are left');
  if (!isSameHash(live.codeHash, hashCode(deps.personal, phoneIndex, input.code))) {
    throw new AppError(ERROR.codeWrong, 'wrong code');
  }

  return deps.db.transaction().execute(async (tx) => {
    if (!(await useCode(tx, live.id, now))) throw new AppError(ERROR.codeExpired, 'code already used');
    const login = await signIn(tx, deps, {
      identity: { provider: 'phone', subjectIndex: phoneIndex, subject: phone.e164 },
      actor,
      agreed: version,
      channelId: input.QuDaoId ?? null,
      channelArg: input.QuDaoArg ?? null,
    });
    const device = asker.isKnownDevice ? input.device : undefined;
    return { ...login, device: device ?? newDeviceMark(deps.personal, login.userid) };
  });
}
