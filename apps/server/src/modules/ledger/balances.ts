import type { Unit } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { listPurses } from './ledger.store.ts';
import { type Part, spendable, sumOf } from './plan-postings.ts';

/** What a user has of a unit. */
export interface Balance {
  /** What can be spent now. */
  available: number;
  /** Of that, what was paid for: money goes back for that alone. */
  paid: number;
  /** What is set aside. */
  held: number;
  /** All of it. */
  total: number;
}

/** What a user has of each unit. */
export async function readBalances({ db, now }: Pick<Deps, 'db' | 'now'>, uid: string): Promise<Record<Unit, Balance>> {
  const purses = await listPurses(db, uid);
  const of = (wanted: Unit): Balance => {
    const own = purses.filter(({ unit }) => unit === wanted);
    return {
      available: sumOf(spendable(own, now())),
      paid: sumOf(own.filter(({ purse }) => purse === 'paid')),
      held: sumOf(own.filter(({ purse }) => purse === 'held')),
      total: sumOf(own),
    };
  };
  return { card: of('card'), point: of('point'), coin: of('coin'), coupon: of('coupon') };
}

/** The coupons that a user can use now, those first that expire soonest; `expiresAt` 0: never. */
export async function listCoupons({ db, now }: Pick<Deps, 'db' | 'now'>, uid: string): Promise<Part[]> {
  const coupons = (await listPurses(db, uid)).filter(({ unit }) => unit === 'coupon');
  return spendable(coupons, now());
}
