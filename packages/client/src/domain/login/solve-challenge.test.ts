import { challengeInput, leadingZeroBits } from '@kinora/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { afterEach, expect, it, vi } from 'vitest';
import { solveChallenge } from './solve-challenge';

afterEach(() => vi.restoreAllMocks());

it('finds a number that the server takes', async () => {
  const challenge = '10.1790000000000.random.signature';
  const { solution } = await solveChallenge(challenge);
  const digest = sha256(utf8ToBytes(challengeInput(challenge, solution)));
  expect(leadingZeroBits(digest)).toBeGreaterThanOrEqual(10);
});

it('lets the page have its turn meanwhile', async () => {
  let clockMs = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => clockMs++);
  const drawPage = vi.fn();
  setTimeout(drawPage, 0);
  await solveChallenge('8.1790000000000.random.signature');
  expect(drawPage).toHaveBeenCalledOnce();
});
