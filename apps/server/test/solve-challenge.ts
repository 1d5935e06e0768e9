import { createHash } from 'node:crypto';
import { challengeBits, challengeInput, leadingZeroBits, type SolvedChallenge } from '@kinora/contract';

/** Solves a challenge as a client does; of another number of bits when told, such as one too few. */
export function solveChallenge(
  challenge: string,
  isSolution = (bits: number) => bits >= challengeBits(challenge),
): SolvedChallenge {
  for (let solution = 0; ; solution++) {
    const digest = createHash('sha256')
      .update(challengeInput(challenge, String(solution)))
      .digest();
    if (isSolution(leadingZeroBits(digest))) return { challenge, solution: String(solution) };
  }
}
