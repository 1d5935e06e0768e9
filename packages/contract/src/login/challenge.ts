import * as z from 'zod/mini';

/**
 * A little work that a client does before a hot number or address gets another code (proof of work). `challengeNeeded` brings
 * the challenge in its `errmsg`: `<bits>.<expiry, ms>.<random>.<signature>`. Solved by any decimal number for which the SHA-256
 * of {@link challengeInput} begins with that many zero bits; good once.
 */
export const solvedChallenge = z.object({
  challenge: z.string().check(z.maxLength(200)),
  solution: z.string().check(z.regex(/^\d{1,12}$/)),
});
export type SolvedChallenge = z.infer<typeof solvedChallenge>;

/** What is hashed, as ASCII. */
export const challengeInput = (challenge: string, solution: string): string => `${challenge}.${solution}`;

/** Zero bits that a solution of the challenge must have; NaN for what is no challenge. */
export const challengeBits = (challenge: string): number => Number.parseInt(challenge, 10);

/** Zero bits at the beginning of a digest. */
export function leadingZeroBits(digest: Uint8Array): number {
  const zeroBytes = digest.findIndex((byte) => byte !== 0);
  if (zeroBytes === -1) return digest.length * 8;
  return zeroBytes * 8 + Math.clz32(digest[zeroBytes] ?? 0) - 24;
}
