import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/handler.ts';
import { recordConsent } from '../consents/index.ts';
import { countTry, findLiveCode, useCode } from './code.store.ts';
import { CODE_TRIES, LOGIN_LIFE_MS } from './login.policy.ts';
import { findOrCreateUser, insertLogin } from './login.store.ts';
import { hashCode, hashPassword, indexPhone, isSameHash, newNick, newPassword } from './login-secrets.ts';
import { parsePhoneNumber } from './phone-number.ts';

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
    const user = await findOrCreateUser(tx, {
      phoneIndex,
      phoneSealed: deps.personal.encrypt(phone.e164),
      area: phone.area,
      nick: newNick(),
      channelId: input.QuDaoId ?? null,
      channelArg: input.QuDaoArg ?? null,
      now,
    });
    await recordConsent(tx, { uid: user.uid, kind: 'service', version, now });
    const tmppsw = newPassword();
    await insertLogin(tx, {
      uid: user.uid,
      passwordHash: hashPassword(deps.personal, user.uid, tmppsw),
      platform: actor.platform,
      now,
      expiresAt: now + LOGIN_LIFE_MS,
    });
    return { userid: user.uid, tmppsw, nick: user.nick, headimg: user.headimg, created: user.created };
  });
}
