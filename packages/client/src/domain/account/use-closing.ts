import {
  CERTIFICATE_NUMBER_LENGTH,
  type CertificateReceipt,
  CLIENT_ERROR,
  CODE_TYPE,
  type InputOf,
  LOGIN_LOST_ERRORS,
  type ResponseOf,
} from '@kinora/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { call } from '../../api/call';
import { isError } from '../../api/command-error';
import { fetchCertificate } from '../../api/fetch-certificate';
import { refreshAfter } from '../../api/refresh';
import { useCommand, useCommandMutation } from '../../api/use-command';
import { toUtf8 } from '../../lib/utf8';
import { forgetReceipt, keepReceipt } from '../../session/kept-receipt';
import { useIsLoggedIn } from '../../session/session';
import { newSecret } from '../../session/sign-in-attempt';
import { askUserCode, type Watcher } from '../login/ask-code';

const type = CODE_TYPE.closeAccount;
/** The wish may have been heard: what came back is no answer of the server's, or that a login is gone, as those of a closed account are. */
const UNHEARD = [
  ...LOGIN_LOST_ERRORS,
  ...[CLIENT_ERROR.network, CLIENT_ERROR.requestTimeout, CLIENT_ERROR.statusCode],
  ...[CLIENT_ERROR.responseEmpty, CLIENT_ERROR.unrecognisedResponse],
];

interface ClosingProof {
  readonly sn: string;
  readonly secret: string;
}

/** What closing the account would cost, and when it closes where the user asked for that. */
export function useClosing() {
  return useCommand('QUERYUSERINFO', { closing: true }, { isEnabled: useIsLoggedIn(), freshMs: 0 });
}

/** Has a code sent that confirms the wish, to the phone of the account. Throws CommandError. */
export const askClosingCode = (watcher: Watcher) => askUserCode({ type }, watcher);

/** A receipt that whoever closes an account has before anything of it is gone. */
export function newReceipt(): CertificateReceipt {
  const secret = newSecret();
  return { number: bytesToHex(sha256(toUtf8(secret))).slice(0, CERTIFICATE_NUMBER_LENGTH), secret };
}

/** Proves the phone of the account by the code that was sent to it, for its closing. Throws CommandError. */
export async function proveClosing(code: string): Promise<ClosingProof> {
  const secret = newSecret();
  const { sn } = await call('CODEAUTH', { type, code, secret });
  return { sn, secret };
}

/**
 * Closes the account; of one without a phone nothing is proven. Its receipt is kept before anything is gone, and given up where the server
 * refuses. Where no answer came, the certificate tells whether it is closed. Throws CommandError.
 *
 * @returns undefined where nobody can tell
 */
export async function closeAccount(
  uid: string,
  proof: ClosingProof | undefined,
  receipt: CertificateReceipt,
): Promise<Pick<ResponseOf<'LOGOFF'>, 'closed' | 'certificate'> | undefined> {
  const input = { of: 'account', ...proof, receipt: receipt.secret } as const;
  const putBack = await keepReceipt(receipt, uid);
  const answer = await askClosing(input, receipt).catch((error: unknown) => {
    putBack();
    throw error;
  });
  // Asked for before, it has the receipt of then.
  if (answer?.certificate) await keepReceipt(answer.certificate, uid);
  // Of an account that is gone there is nothing to ask for.
  if (answer && !answer.closed) await refreshAfter('LOGOFF', input);
  return answer;
}

async function askClosing(input: InputOf<'LOGOFF'>, receipt: CertificateReceipt) {
  try {
    return await call('LOGOFF', input);
  } catch (error) {
    if (!UNHEARD.some((id) => isError(error, id))) throw error;
    return readUnheard(receipt, error);
  }
}

/** What was answered to a wish that may have been heard, by the certificate of its receipt. Throws the error where it was not. */
async function readUnheard(receipt: CertificateReceipt, error: unknown) {
  const state = await fetchCertificate(receipt.number).catch(() => undefined);
  if (state?.state === 'unknown') throw error;
  return state && { closed: state.state !== 'promised', certificate: receipt };
}

/** Takes back the wish to close the account. */
export function useKeepAccount(options: { readonly onSuccess: () => void; readonly onError: (error: Error) => void }) {
  const keep = useCommandMutation('LOGOFF', {
    ...options,
    onSuccess() {
      forgetReceipt();
      options.onSuccess();
    },
  });
  return { isKeeping: keep.isPending, keep: () => keep.mutate({ of: 'keep' }) };
}
