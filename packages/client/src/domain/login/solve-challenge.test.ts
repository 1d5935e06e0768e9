import { challengeInput, leadingZeroBits } from '@kinora/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { solveChallenge } from './solve-challenge';

it('finds a number that the server takes', async () => {
  const challenge = '10.1790000000000.random.signature';
  const { solution } = await solveChallenge(challenge);
  const digest = sha256(utf8ToBytes(challengeInput(challenge, solution)));
  expect(leadingZeroBits(digest)).toBeGreaterThanOrEqual(10);
});
