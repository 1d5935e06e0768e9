import { challengeBits, challengeInput, leadingZeroBits, type SolvedChallenge } from '@kinora/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { delay } from '../../lib/delay';
import { toUtf8 } from '../../lib/utf8';

/** Less than a frame: the page stays as smooth as it was. */
const SLICE_MS = 8;

/** Tries numbers in slices, with a pause for the page after each. */
export async function solveChallenge(challenge: string): Promise<SolvedChallenge> {
  const bits = challengeBits(challenge);
  const begun = sha256.create().update(toUtf8(challengeInput(challenge, '')));
  let sliceEndMs = Date.now() + SLICE_MS;
  for (let number = 0; ; number++) {
    const solution = String(number);
    const digest = begun.clone().update(toUtf8(solution)).digest();
    if (leadingZeroBits(digest) >= bits) return { challenge, solution };
    if (Date.now() < sliceEndMs) continue;
    await delay(0);
    sliceEndMs = Date.now() + SLICE_MS;
  }
}
