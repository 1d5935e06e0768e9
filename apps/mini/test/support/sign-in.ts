import { randomInt } from 'node:crypto';

const NUMBERS = 100_000_000;

/** A number that no other test, and no earlier try of the same one, has asked a code for. */
export const newNumber = (): string => `139${String(randomInt(NUMBERS)).padStart(8, '0')}`;

/** The newest code that was sent to a number, as a server's development inbox at that address shows it. */
export async function codeFor(inbox: string, number: string): Promise<string> {
  const answer = await fetch(`${inbox}/codes.json`);
  const { entries } = (await answer.json()) as { entries: { phone: string; code: string }[] };
  const entry = entries.find(({ phone }) => phone === `+86${number}`);
  if (!entry) throw new Error(`No code was sent to ${number}`);
  return entry.code;
}
