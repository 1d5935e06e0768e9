import { CODE_TYPE, type ResponseOf } from '@kinora/contract';
import { call } from '../../api/call';
import { refreshAfter } from '../../api/refresh';
import { useCommand, useCommandMutation } from '../../api/use-command';
import { useIsLoggedIn } from '../../session/session';
import { newSecret } from '../../session/sign-in-attempt';

const type = CODE_TYPE.closeAccount;

/** What closing the account would cost, and when it closes where the user asked for that. */
export function useClosing() {
  return useCommand('QUERYUSERINFO', { closing: true }, { isEnabled: useIsLoggedIn(), freshMs: 0 });
}

/** Has a code sent that confirms the wish, to the phone of the account; s until the next may be asked for. Throws CommandError. */
export async function askClosingCode(): Promise<number> {
  return (await call('GETSMSCODE', { type })).resend_s;
}

/** Closes the account: with the code that was sent, or none where it has no phone. Throws CommandError. */
export async function closeAccount(code: string | undefined): Promise<ResponseOf<'LOGOFF'>> {
  const secret = newSecret();
  const proof = code === undefined ? {} : { sn: (await call('CODEAUTH', { type, code, secret })).sn, secret };
  const input = { of: 'account', ...proof } as const;
  const answer = await call('LOGOFF', input);
  // Of an account that is gone there is nothing to ask for.
  if (!answer.closed) await refreshAfter('LOGOFF', input);
  return answer;
}

/** Takes back the wish to close the account. */
export function useKeepAccount(options: { readonly onSuccess: () => void; readonly onError: (error: Error) => void }) {
  const keep = useCommandMutation('LOGOFF', options);
  return { isKeeping: keep.isPending, keep: () => keep.mutate({ of: 'keep' }) };
}
