import type { InputOf, ResponseOf } from '@kinora/contract';
import { call } from '../../api/call';

/** Has a verification code sent to a phone that wants to sign in. Throws as `call` does. */
export function askCode(phone: InputOf<'LOGINGETSMSCODE'>): Promise<ResponseOf<'LOGINGETSMSCODE'>> {
  return call('LOGINGETSMSCODE', phone);
}
