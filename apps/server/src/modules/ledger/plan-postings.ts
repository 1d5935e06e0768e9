import { type Purse, UNITS, type Unit } from '@kinora/contract';
import { AMOUNT_MAX, type Currency, HOUSES, type Money } from './currencies.ts';
import { LedgerError } from './ledger-error.ts';
import type { PostingRule, Source, Target } from './posting-rules.ts';

/** So much out of, or into, one purse. `expiresAt`: of a gift, ms since the epoch; 0: never. */
export interface Part {
  purse: Purse;
  expiresAt: number;
  amount: number;
}

/** How much of what is moved between whom; owners are pseudonyms. */
export interface Transferred {
  own: string;
  other?: string | undefined;
  unit: Unit;
  amount: number;
  money?: { currency: Money; amount: number } | undefined;
  /** Of what the house gives. */
  expiresAt?: number | undefined;
  /** For rules that say `told`. */
  parts?: readonly Part[] | undefined;
}

export interface PlannedPosting {
  owner: string;
  purse: Purse | 'house';
  currency: Currency;
  expiresAt: number;
  amount: number;
}

/** A whole number from 1 on that is not huge. Throws LedgerError for any other. */
export function requireAmount(amount: number): number {
  if (Number.isSafeInteger(amount) && amount >= 1 && amount <= AMOUNT_MAX) return amount;
  throw new LedgerError('amount-refused', `${amount} is no amount`);
}

/** What a transfer posts to each account; it sums to zero in every currency. `purses`: what its person has of the unit. Throws LedgerError. */
export function planPostings(
  rule: PostingRule,
  transferred: Transferred,
  purses: readonly Part[],
  now: number,
): PlannedPosting[] {
  if (!UNITS.includes(transferred.unit)) throw new LedgerError('amount-refused', 'no such unit');
  const planned = new Map<string, PlannedPosting>();
  const add = (posting: PlannedPosting): void => {
    const key = `${posting.owner} ${posting.currency} ${posting.purse} ${posting.expiresAt}`;
    planned.set(key, { ...posting, amount: (planned.get(key)?.amount ?? 0) + posting.amount });
  };
  for (const { what, from, to } of rule.moves) {
    const { currency, amount } =
      what === 'units' ? { currency: transferred.unit, amount: transferred.amount } : moneyOf(transferred);
    requireAmount(amount);
    for (const part of partsOf(from, to, { ...transferred, amount }, purses, now)) {
      add({ ...placeOf(from, part, transferred), currency, amount: -part.amount });
      add({ ...placeOf(to, part, transferred), currency, amount: part.amount });
    }
  }
  return [...planned.values()].filter(({ amount }) => amount !== 0);
}

function moneyOf({ money }: Transferred): { currency: Money; amount: number } {
  if (!money || !/^[A-Z]{3}$/.test(money.currency))
    throw new LedgerError('amount-refused', 'no money, or of no currency');
  return money;
}

function partsOf(from: Source, to: Target, told: Transferred, purses: readonly Part[], now: number): readonly Part[] {
  const { amount, parts, expiresAt = 0 } = told;
  if ('purse' in from && from.purse === 'spendable') return spend(purses, amount, now);
  if (!isTold(from) && !isTold(to)) return [{ purse: 'gift', expiresAt, amount }];
  if (!parts || sumOf(parts) !== amount) throw new LedgerError('insufficient', 'the parts are not the whole');
  return parts.map((part) => ({ ...part, amount: requireAmount(part.amount) }));
}

const isTold = (place: Source | Target): boolean => 'purse' in place && place.purse === 'told';
export const sumOf = (parts: readonly { amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

function placeOf(place: Source | Target, part: Part, { own, other }: Transferred) {
  if ('house' in place) return { owner: HOUSES[place.house], purse: 'house' as const, expiresAt: 0 };
  const purse = place.purse === 'paid' || place.purse === 'gift' || place.purse === 'held' ? place.purse : part.purse;
  const owner = place.of === 'own' ? own : other;
  if (owner === undefined || (place.of === 'other' && other === own))
    throw new LedgerError('amount-refused', 'there is nobody else in it');
  return { owner, purse, expiresAt: purse === 'gift' ? part.expiresAt : 0 };
}

/** The order in which purses are spent: what expires soonest, then other gifts, then what was paid for. */
export const inSpendingOrder = (purses: readonly Part[]): Part[] => purses.toSorted((a, b) => rankOf(a) - rankOf(b));

const rankOf = ({ purse, expiresAt }: Part): number =>
  purse === 'paid' ? Number.MAX_VALUE : expiresAt === 0 ? Number.MAX_SAFE_INTEGER : expiresAt;

/** What may be spent now, in the order in which it is. */
export const spendable = (purses: readonly Part[], now: number): Part[] =>
  inSpendingOrder(purses).filter(
    ({ purse, expiresAt, amount }) => purse !== 'held' && amount > 0 && (expiresAt === 0 || expiresAt > now),
  );

/** From which purses an amount is taken. Throws LedgerError when they have less. */
export function spend(purses: readonly Part[], amount: number, now: number): Part[] {
  const taken = take(spendable(purses, now), amount);
  if (sumOf(taken) < amount) throw new LedgerError('insufficient', 'the purses have less');
  return taken;
}

/** What goes back of something whose parts are known, after `refunded` of it went back before: the last purse that gave gets first. */
export function giveBack(parts: readonly Part[], refunded: number, amount: number): Part[] {
  const before = new Map(take(parts.toReversed(), refunded).map((part) => [keyOf(part), part.amount]));
  const left = parts.map((part) => ({ ...part, amount: part.amount - (before.get(keyOf(part)) ?? 0) }));
  return take(left.toReversed(), amount);
}

const keyOf = ({ purse, expiresAt }: Part): string => `${purse} ${expiresAt}`;

function take(parts: readonly Part[], amount: number): Part[] {
  let left = amount;
  return parts.flatMap((part) => {
    const taken = Math.min(part.amount, left);
    left -= taken;
    return taken > 0 ? [{ ...part, amount: taken }] : [];
  });
}
