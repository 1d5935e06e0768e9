import type { Deps } from '../../deps.ts';
import { countGiven } from './gifts.store.ts';

const DAY_MS = 86_400_000;

/** Gold cards that a user may give away now: of those that they `paid` for and have, within what a day allows. */
export async function giftableOf(deps: Deps, uid: string, paid: number): Promise<number> {
  const left = deps.config.business.shop.giftLimit - (await countGiven(deps.db, uid, deps.now() - DAY_MS));
  return Math.max(0, Math.min(paid, left));
}
