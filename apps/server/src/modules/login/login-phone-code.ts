import { CODE_TYPE, ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { requireAgreement } from './agreement.ts';
import { identifyAsker } from './asker.ts';
import { checkCode } from './check-code.ts';
import { withPortrait } from './login-answer.ts';
import { indexPhone } from './login-secrets.ts';
import { phoneIdentity } from './phone-identity.ts';
import { parsePhoneNumber } from './phone-number.ts';
import { requireOwnClient } from './require-own-client.ts';
import { resumeSignIn } from './resume-sign-in.ts';
import { signIn } from './sign-in.ts';

export async function loginPhoneCode(
  deps: Deps,
  actor: Actor,
  input: RequestOf<'LOGINPHONECODE'>,
): Promise<ResponseOf<'LOGINPHONECODE'>> {
  requireAgreement(deps, input);
  requireOwnClient(deps, actor, input);
  const phone = parsePhoneNumber(input.area, input.phone);
  if (!phone) throw new AppError(ERROR.phoneInvalid, 'not a mobile number');
  const phoneIndex = indexPhone(deps.personal, phone.e164);
  const { secret } = input;
  const attempt = secret === undefined ? undefined : `${phoneIndex}:${input.code}:${secret}`;
  const resumed = attempt === undefined ? undefined : await resumeSignIn(deps, actor, attempt);
  if (resumed) return resumed;
  const asker = await identifyAsker(deps, phoneIndex, { ...actor, device: input.device });
  const use = await checkCode(deps, { phoneIndex, type: CODE_TYPE.login, code: input.code, asker });
  const made = await deps.db.transaction().execute(async (tx) => {
    await use(tx);
    return signIn(tx, deps, { identity: phoneIdentity(deps, phone.e164), actor, said: input, attempt });
  });
  return withPortrait(deps, actor, made);
}
