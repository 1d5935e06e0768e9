import { createHash, randomBytes } from 'node:crypto';
import { challengeBits, challengeInput, ERROR, leadingZeroBits, type SolvedChallenge } from '@kinora/contract';
import type { PersonalData } from '../../adapters/ports/personal-data.ts';
import { AppError } from '../../gateway/app-error.ts';
import { isSameSecret } from '../../same-secret.ts';

/** Slow telephones take seconds for the hardest one. */
const CHALLENGE_LIFE_MS = 180_000;

const sign = (personal: PersonalData, phoneIndex: string, unsigned: string): string =>
  personal.blindIndex('challenge', `${phoneIndex}:${unsigned}`);

/** A challenge for this number. Nothing of it is stored: the signature says that it is ours. */
export function newChallenge(personal: PersonalData, phoneIndex: string, bits: number, now: number): string {
  const unsigned = `${bits}.${now + CHALLENGE_LIFE_MS}.${randomBytes(12).toString('base64url')}`;
  return `${unsigned}.${sign(personal, phoneIndex, unsigned)}`;
}

/**
 * Checks what was solved. Throws `challengeNeeded` with a new challenge where nothing was, or where it is past its time or
 * has become too easy, and `challengeRefused` for what does not solve a challenge of ours.
 */
export function checkChallenge(
  personal: PersonalData,
  phoneIndex: string,
  order: { proof: SolvedChallenge | undefined; bits: number; now: number },
): void {
  const { proof, bits, now } = order;
  const needed = () =>
    new AppError(ERROR.challengeNeeded, 'a challenge first', [newChallenge(personal, phoneIndex, bits, now)]);
  if (!proof) throw needed();
  const { challenge, solution } = proof;
  const end = challenge.lastIndexOf('.');
  const isOurs = isSameSecret(challenge.slice(end + 1), sign(personal, phoneIndex, challenge.slice(0, end)));
  const digest = createHash('sha256').update(challengeInput(challenge, solution)).digest();
  if (!isOurs || leadingZeroBits(digest) < challengeBits(challenge))
    throw new AppError(ERROR.challengeRefused, 'not a solution');
  const isOver = Number(challenge.split('.')[1]) <= now;
  if (isOver || challengeBits(challenge) < bits) throw needed();
}
