import { CODE_TYPE, ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { identifyAsker } from './asker.ts';
import { indexPhone } from './login-secrets.ts';
import { parsePhoneNumber } from './phone-number.ts';
import { sendCode } from './send-code.ts';

export async function loginGetSmsCode(
  deps: Deps,
  actor: Actor,
  input: RequestOf<'LOGINGETSMSCODE'>,
): Promise<ResponseOf<'LOGINGETSMSCODE'>> {
  const phone = parsePhoneNumber(input.area, input.phone);
  if (!phone) throw new AppError(ERROR.phoneInvalid, 'not a mobile number');
  const who = { ...actor, device: input.device };
  const asker = await identifyAsker(deps, indexPhone(deps.personal, phone.e164), who);
  const { proof } = input;
  return sendCode(deps, { phone: phone.e164, type: CODE_TYPE.login, asker, proof, locale: actor.locale });
}
