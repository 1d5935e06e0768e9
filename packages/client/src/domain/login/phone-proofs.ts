import { CODE_TYPE, USER_INFO } from '@kinora/contract';
import { call } from '../../api/call';
import { refreshAfter } from '../../api/refresh';
import type { FormerProof } from '../../session/kept-phone-change';
import { mergeOffer } from '../../session/merge-offer';
import { newSecret } from '../../session/sign-in-attempt';
import { askUserCode, type Watcher } from './ask-code';

interface PhoneNumber {
  readonly area: string;
  readonly phone: string;
}

/** Of an account without a phone. */
export const withoutFormer = (): FormerProof => ({ secret: newSecret() });

/** Has a code sent to the phone of the account. Throws as `call` does. */
export const askOldCode = (watcher: Watcher) => askUserCode({ type: CODE_TYPE.oldPhone }, watcher);

/** Proves the phone of the account, to go with what has the secret. Throws as `call` does. */
export async function proveOldPhone(
  code: string,
  secret = newSecret(),
): Promise<FormerProof & { readonly old: string }> {
  const { sn } = await call('CODEAUTH', { type: CODE_TYPE.oldPhone, code, secret });
  return { secret, old: sn };
}

/** Has a code sent to the phone that shall be bound. Throws as `call` does. */
export const askNewCode = ({ area, phone }: PhoneNumber, watcher: Watcher) =>
  askUserCode({ type: CODE_TYPE.changePhone, area, phone }, watcher);

/** Proves the phone that shall be bound; the number says so once. Throws as `call` does. */
export async function proveNewPhone({ area, phone }: PhoneNumber, code: string, secret: string): Promise<string> {
  return (await call('CODEAUTH', { type: CODE_TYPE.changePhone, area, phone, code, secret })).sn;
}

/** Binds the phone that was proven, in the place of the former one; one that has an account is offered to be merged. Throws as `call` does. */
export async function bindNumber(sn: string, former: FormerProof): Promise<'bound' | 'offered'> {
  const input = { id: USER_INFO.phone, data: sn, merge: 'ask', ...former } as const;
  const { merge } = await call('MODUSERINFO', input);
  if (merge) {
    mergeOffer.set({ ...merge, secret: former.secret, of: 'phone' });
    return 'offered';
  }
  await refreshAfter('MODUSERINFO', input);
  return 'bound';
}
