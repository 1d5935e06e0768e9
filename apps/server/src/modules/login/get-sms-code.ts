import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { askerOfUser, phoneOfCode } from './phone-of-code.ts';
import { sendCode } from './send-code.ts';

export async function getSmsCode(
  deps: Deps,
  actor: User,
  input: RequestOf<'GETSMSCODE'>,
): Promise<ResponseOf<'GETSMSCODE'>> {
  const phone = await phoneOfCode(deps, actor, input);
  const asker = askerOfUser(deps, actor, input.type);
  const { type, proof } = input;
  return sendCode(deps, { phone, type, asker, proof, locale: actor.locale });
}
