import { CODE_TYPE, ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { useCredential } from './enter.ts';
import { maskPhoneNumber, parsePhoneNumber, readPhoneNumber } from './phone-number.ts';
import { provePhone } from './phone-proof.ts';
import { askProvider } from './prove.ts';

export async function getPhoneNum(
  deps: Deps,
  _actor: Actor,
  { code, secret }: RequestOf<'GETPHONENUM'>,
): Promise<ResponseOf<'GETPHONENUM'>> {
  const { phoneOfChat } = deps.signIn;
  if (!phoneOfChat) throw new AppError(ERROR.signInNotOffered, 'no keys');
  const told = readPhoneNumber(await askProvider(deps, 'wechat', () => phoneOfChat(code)));
  const phone = parsePhoneNumber(told.area, told.national);
  if (!phone) throw new AppError(ERROR.phoneInvalid, 'not a mobile number');
  const sn = await deps.db.transaction().execute(async (tx) => {
    await useCredential(tx, deps, { provider: 'phone' }, `wechat:${code}`);
    return provePhone(tx, deps, { type: CODE_TYPE.login, secret, phone: phone.e164, uid: null });
  });
  return { sn, area: phone.area, phone: maskPhoneNumber(phone.national) };
}
