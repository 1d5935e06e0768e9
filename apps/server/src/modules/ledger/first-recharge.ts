import type { Db, Deps } from '../../deps.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { hasFirstRecharge, insertFirstRecharge } from './first-recharges.store.ts';
import { lockOwner } from './ledger.store.ts';

type Priced = Pick<Deps, 'config'>;

/** Whether a recharge is large enough to unlock something; a price in another currency than the shop has by now is not. */
export function unlocks({ config }: Priced, { price, currency }: { price: number; currency: string }): boolean {
  const { shop } = config.business;
  return shop.firstRecharge !== undefined && currency === shop.currency && price >= shop.firstRecharge.price;
}

/** Unlocks for life what a first recharge of so much does, and tells who paid for it, once. */
export async function noteRecharge(
  tx: Db,
  deps: Deps,
  { uid, ...paid }: { uid: string; price: number; currency: string },
): Promise<void> {
  if (!unlocks(deps, paid) || (await hasFirstRecharge(tx, uid))) return;
  const owner = await lockOwner(tx, uid);
  if (!(await insertFirstRecharge(tx, owner, deps.now()))) return;
  const about = { uid, key: `first-recharge:${owner}`, type: MESSAGE_TYPE.cards, extra: '' };
  await sendMessage(tx, deps, { ...about, template: 'choicesUnlocked', args: {} });
}

/** What a first recharge of how much would unlock for somebody, or a guest; undefined where nothing, or where it has. */
export async function lockedUntilRecharge(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  uid: string | null,
): Promise<{ price: number; keywords: readonly string[] } | undefined> {
  const { firstRecharge } = config.business.shop;
  if (config.shop === 'off' || !firstRecharge) return undefined;
  return uid !== null && (await hasFirstRecharge(db, uid)) ? undefined : firstRecharge;
}
