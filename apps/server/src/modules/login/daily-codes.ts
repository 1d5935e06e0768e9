import type { Db } from '../../deps.ts';
import type { Asker } from './asker.ts';
import { addToCounts, type Counter, readCounts } from './code-counts.store.ts';
import { CODE_TRIES, DAY_MS, type DayOfCodes, type WrongCodes } from './login.policy.ts';

/** Days since the epoch, by UTC. */
export const dayOf = (now: number): number => Math.floor(now / DAY_MS);

const WRONG: Counter = { kind: 'wrong' };
const SENT: Counter = { kind: 'sent' };
const sentBy = ({ isKnownDevice, subnetIndex }: Asker): Counter[] =>
  isKnownDevice ? [SENT] : [{ kind: 'sent for a subnet', whose: subnetIndex }, { kind: 'sent to strangers' }, SENT];

/** Counts one more code within the transaction; what there was of the day before it. */
export async function countSent(tx: Db, asker: Asker, now: number): Promise<DayOfCodes> {
  const counts = (await addToCounts(tx, dayOf(now), sentBy(asker))).map((count) => count - 1);
  const [wrong = 0] = await readCounts(tx, dayOf(now), [WRONG]);
  const [all = 0, strangers = 0, subnet = 0] = counts.toReversed();
  return { all, strangers, subnet, wrong };
}

/** Takes back the count of a code that never left. */
export async function uncountSent(tx: Db, asker: Asker, sentAt: number): Promise<void> {
  await addToCounts(tx, dayOf(sentAt), sentBy(asker), -1);
}

const OF_OTHERS: Counter = { kind: 'wrong at codes of others' };
const ofAsker = ({ index, subnetIndex }: Asker): Counter[] => [
  { kind: 'wrong of an address', whose: index },
  { kind: 'wrong of a subnet', whose: subnetIndex },
];

/** The wrong codes of the day. */
export async function readWrong(db: Db, asker: Asker, now: number): Promise<WrongCodes> {
  const [address = 0, subnet = 0, ofOthers = 0] = await readCounts(db, dayOf(now), [...ofAsker(asker), OF_OTHERS]);
  return { address, subnet, ofOthers };
}

/**
 * Counts a wrong code; a known device's at the number alone. `isOwn`: at one that the same stranger asked for. Whether they have become so
 * many at the number that its owner hears of it: once a day.
 */
export async function countWrong(
  tx: Db,
  { asker, phoneIndex, isOwn, now }: { asker: Asker; phoneIndex: string; isOwn: boolean; now: number },
): Promise<boolean> {
  const counters = asker.isKnownDevice ? [] : [...ofAsker(asker), ...(isOwn ? [] : [OF_OTHERS]), WRONG];
  const [atNumber] = await addToCounts(tx, dayOf(now), [{ kind: 'wrong at a number', whose: phoneIndex }, ...counters]);
  return atNumber === CODE_TRIES;
}

/** Counts an entry for a number to which no code was sent, or not any more. */
export async function countVain(db: Db, asker: Asker, now: number): Promise<void> {
  await addToCounts(db, dayOf(now), [...ofAsker(asker), WRONG]);
}
