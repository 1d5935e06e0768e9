import { ERROR, type InputOf, type ResponseOf } from '@kinora/contract';
import { call } from '../../api/call';
import { CommandError, isError } from '../../api/command-error';
import { solveChallenge } from './solve-challenge';

/** A number may grow hotter while its challenge is being solved. */
const CHALLENGES = 3;
/** From when the user is told what takes so long. */
const TOLD_AFTER_MS = 300;

interface Watcher {
  /** The device is at work on a challenge, for so long that the user should know. */
  readonly onChecking: () => void;
}

async function solve(error: CommandError, { onChecking }: Watcher) {
  const timer = setTimeout(onChecking, TOLD_AFTER_MS);
  try {
    return await solveChallenge(error.serverText);
  } finally {
    clearTimeout(timer);
  }
}

/** Has a verification code sent to a phone that wants to sign in, after a little work where that is asked for. Throws as `call` does. */
export async function askCode(
  input: InputOf<'LOGINGETSMSCODE'>,
  watcher: Watcher,
): Promise<ResponseOf<'LOGINGETSMSCODE'>> {
  let proof: InputOf<'LOGINGETSMSCODE'>['proof'];
  for (let left = CHALLENGES; ; left--) {
    try {
      return await call('LOGINGETSMSCODE', proof ? { ...input, proof } : input);
    } catch (error) {
      const isAsked = left > 0 && error instanceof CommandError && isError(error, ERROR.challengeNeeded);
      if (!isAsked) throw error;
      proof = await solve(error, watcher);
    }
  }
}
