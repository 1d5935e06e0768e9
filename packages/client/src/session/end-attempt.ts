import { CODE_TYPE, commandOf, ERROR, SIGN_IN_WAY_NAMES } from '@kinora/contract';
import { call } from '../api/call';
import { CommandError, isError, isNetworkError } from '../api/command-error';
import { showError } from '../api/show-error';
import { ROUTES } from '../navigation/routes';
import { platform } from '../platform/identity';
import { bringBackWish, forgetWish, readWish } from './kept-wish';
import { askTwice, callThirdParty, fromHere, logInBy, logInWith, marked, withPhoneWhereNeeded } from './login';
import { mergeOffer } from './merge-offer';
import { takePendingAction } from './pending-action';
import { restoreLogin } from './restore-login';
import { findAttempt, forgetAttempt, keepAttempt, type PhoneProof, type SignInAttempt } from './sign-in-attempt';

/** Where the user goes on after an attempt: where they were, with what they wanted, or, when their account is closing, to where they can keep it. */
async function placeAfter(
  { target, closes_at }: { readonly target?: string | undefined; readonly closes_at?: number | undefined },
  state: string,
) {
  if (closes_at === undefined) {
    await bringBackWish(state);
    return target;
  }
  takePendingAction();
  forgetWish();
  return ROUTES.withdraw;
}

/** Whoever went a way of their own account is logged in; what went wrong with it is told where they began. */
async function endOwnWay(own: NonNullable<SignInAttempt['own']>, attempt: SignInAttempt): Promise<string> {
  await forgetAttempt(attempt.state);
  await restoreLogin();
  const { endWay, TARGET_OF } = await import('./bind-way');
  await endWay(own, attempt).catch(showError);
  return TARGET_OF[own.purpose];
}

/** Ends an attempt of this browser on the return page; where the user was when it began. Throws CommandError. */
export async function endAttempt(state: string | undefined): Promise<string | undefined> {
  const attempt = await findAttempt(state);
  if (!attempt?.command) throw new CommandError(ERROR.signInElsewhere);
  const { command, secret, agreed, own } = attempt;
  if (own !== undefined) return endOwnWay(own, attempt);
  const input = { state: attempt.state, secret, agreed };
  const answer = await withPhoneWhereNeeded(input, () => askTwice(() => callThirdParty(command, input)));
  await forgetAttempt(attempt.state);
  return placeAfter(answer, attempt.state);
}

/**
 * The way of an attempt of this browser that failed with an error, and how it is gone again; undefined where it began elsewhere, or
 * what was agreed to is no longer in force.
 */
export async function findRepetition(state: string | undefined, failure: unknown) {
  if (isError(failure, ERROR.configOutOfDate)) return undefined;
  const attempt = await findAttempt(state);
  const way = SIGN_IN_WAY_NAMES.find((name) => attempt?.command && commandOf(name, platform) === attempt.command);
  if (!attempt || !way || attempt.own !== undefined) return undefined;
  const repeat = async () => logInBy(way, attempt.agreed, attempt.target, await readWish(attempt.state));
  return { way, repeat };
}

/** A code to a phone, or the host's word for it. */
export type PhoneWord =
  | { readonly phone: string; readonly area: string; readonly code: string }
  | { readonly hostCode: string };

/** The number under which the server has on record that whoever has the secret reaches a phone. Throws CommandError. */
export async function provePhone(word: PhoneWord, secret: string): Promise<string> {
  const proof =
    'hostCode' in word
      ? await call('GETPHONENUM', { code: word.hostCode, secret })
      : await call('CODEAUTH', marked({ ...word, type: CODE_TYPE.login, secret }));
  return proof.sn;
}

/** The phones that were proven for an attempt: that of the word, which is proven unless it was, then the others, newest first. Throws CommandError. */
async function proofsOf(attempt: SignInAttempt, word: PhoneWord): Promise<readonly PhoneProof[]> {
  const { proofs = [], secret } = attempt;
  const name = Object.values(word).join(':');
  const others = proofs.filter((proof) => proof.word !== name);
  const known = proofs.find((proof) => proof.word === name) ?? { word: name, sn: await provePhone(word, secret) };
  await keepAttempt({ ...attempt, proofs: [...others, known] });
  return [known, ...others.reverse()];
}

/** Asks with each of them while the sign-in is over: by an earlier one, then, whose answer was lost. */
async function askWithEach<Answer>(
  proofs: readonly PhoneProof[],
  ask: (sn: string) => Promise<Answer>,
): Promise<Answer> {
  let over: unknown;
  for (const { sn } of proofs) {
    try {
      return await ask(sn);
    } catch (error) {
      if (isNetworkError(error) || (over === undefined && !isError(error, ERROR.signInOver))) throw error;
      over ??= error;
    }
  }
  throw over;
}

/**
 * Ends a sign-in for which a phone had to be bound; where the user was, or where two accounts can be brought together, if the phone
 * has one of its own. `agreedAnew`: version of the agreement that was ticked since it began. Throws CommandError.
 */
export async function bindPhone(state: string, word: PhoneWord, agreedAnew?: string): Promise<string | undefined> {
  const attempt = await findAttempt(state);
  if (!attempt) throw new CommandError(ERROR.signInElsewhere);
  const { secret } = attempt;
  const agreed = agreedAnew ?? attempt.agreed;
  const proofs = await proofsOf(attempt, word);
  const ask = (sn: string) =>
    askTwice(() => call('LOGINBINDPHONE', fromHere({ sn, state, secret, agreed, merge: 'ask' as const })));
  const answer = await logInWith(() => askWithEach(proofs, ask));
  await forgetAttempt(state);
  const { merge, closes_at } = answer;
  if (!merge || closes_at !== undefined) return placeAfter(answer, state);
  mergeOffer.set({ ...merge, secret, of: 'sign-in' });
  return ROUTES.ways;
}
