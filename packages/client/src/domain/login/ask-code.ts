import { ERROR, type InputOf, type ResponseOf, type SolvedChallenge } from '@kinora/contract';
import { call } from '../../api/call';
import { CommandError, isError } from '../../api/command-error';
import { solveChallenge } from './solve-challenge';

/** A number may grow hotter while its challenge is being solved. */
const CHALLENGES = 3;
/** From when the user is told what takes so long. */
const TOLD_AFTER_MS = 300;

export interface Watcher {
  /** The device is at work on a challenge, for so long that the user should know. */
  readonly onChecking: () => void;
}

type CodeSent = ResponseOf<'LOGINGETSMSCODE'>;
/** What a challenge's solution is added to. */
type Proven = { readonly proof?: SolvedChallenge };

/** Has a verification code sent to a phone that wants to sign in, after a little work where that is asked for. Throws as `call` does. */
export const askCode = (input: InputOf<'LOGINGETSMSCODE'>, watcher: Watcher): Promise<CodeSent> =>
  withChallenges((proof) => call('LOGINGETSMSCODE', { ...input, ...proof }), watcher);

/** The same for whoever is logged in: to the phone of the account, or to one that shall take its place. */
export const askUserCode = (input: InputOf<'GETSMSCODE'>, watcher: Watcher): Promise<CodeSent> =>
  withChallenges((proof) => call('GETSMSCODE', { ...input, ...proof }), watcher);

async function solve(error: CommandError, { onChecking }: Watcher) {
  const timer = setTimeout(onChecking, TOLD_AFTER_MS);
  try {
    return await solveChallenge(error.serverText);
  } finally {
    clearTimeout(timer);
  }
}

async function withChallenges(ask: (proof: Proven) => Promise<CodeSent>, watcher: Watcher): Promise<CodeSent> {
  let proof: Proven = {};
  for (let left = CHALLENGES; ; left--) {
    try {
      return await ask(proof);
    } catch (error) {
      const isAsked = left > 0 && error instanceof CommandError && isError(error, ERROR.challengeNeeded);
      if (!isAsked) throw error;
      proof = { proof: await solve(error, watcher) };
    }
  }
}
