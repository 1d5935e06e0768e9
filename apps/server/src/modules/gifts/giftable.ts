import type { Deps } from '../../deps.ts';
import { countGiven, findFirstGiven } from './gifts.store.ts';

const DAY_MS = 86_400_000;

/** What a user may give away now, and from when on more of it where a day's are given away. */
interface Giftable {
  sendcard: number;
  sendcard_at?: number;
}

/** Gold cards that a user may give away now: of those that they `paid` for and have, within what a day allows. */
export async function giftableOf(deps: Deps, uid: string, paid: number): Promise<Giftable> {
  const since = deps.now() - DAY_MS;
  const { giftLimit } = deps.config.business.shop;
  const sendcard = Math.max(0, Math.min(paid, giftLimit - (await countGiven(deps.db, uid, since))));
  const first = sendcard === 0 && paid > 0 ? await findFirstGiven(deps.db, uid, since) : undefined;
  return { sendcard, ...(first !== undefined && { sendcard_at: first + DAY_MS }) };
}
