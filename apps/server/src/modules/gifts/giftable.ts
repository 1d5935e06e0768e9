import type { Deps } from '../../deps.ts';
import { readBalances } from '../ledger/index.ts';
import { countGiven } from './gifts.store.ts';

const DAY_MS = 86_400_000;

/** Gold cards that a user may give away now: those that they bought, within what a day allows. */
export async function giftableOf(deps: Deps, uid: string): Promise<number> {
  const { card } = await readBalances(deps, uid);
  const left = deps.config.business.shop.giftLimit - (await countGiven(deps.db, uid, deps.now() - DAY_MS));
  return Math.max(0, Math.min(card.paid, left));
}
