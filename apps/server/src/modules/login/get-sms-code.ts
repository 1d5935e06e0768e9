import { CODE_TYPE, ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { findIdentity } from '../identities/index.ts';
import { indexPhone } from './login-secrets.ts';
import { askerOfUser, phoneOfCode } from './phone-of-code.ts';
import { sendCode } from './send-code.ts';

export async function getSmsCode(
  deps: Deps,
  actor: User,
  input: RequestOf<'GETSMSCODE'>,
): Promise<ResponseOf<'GETSMSCODE'>> {
  const phone = await phoneOfCode(deps, actor, input);
  if (input.type === CODE_TYPE.changePhone) await requireAnother(deps, actor, phone);
  const asker = askerOfUser(deps, actor, input.type);
  const { type, proof } = input;
  return sendCode(deps, { phone, type, asker, proof, locale: actor.locale });
}

/** No code goes to a phone that would change nothing. Throws AppError. */
async function requireAnother({ db, personal }: Deps, { uid }: User, phone: string): Promise<void> {
  const owner = await findIdentity(db, 'phone', indexPhone(personal, phone));
  if (owner?.uid === uid) throw new AppError(ERROR.phoneUnchanged, 'it is the phone of the account');
}
