import type { Db, Deps } from '../../deps.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { hasTransfer, insertGiftedPhone, lockOwner } from './ledger.store.ts';
import { post } from './post.ts';

const DAY_MS = 86_400_000;

/**
 * Gives gold cards to an account that has a phone now: once an account, and once a phone for life. Of the phone a keyed digest stays when the account ends,
 * which is another one than its owner is found by.
 */
export async function giveForPhone(tx: Db, deps: Deps, { uid, phone }: { uid: string; phone: string }): Promise<void> {
  const { shop, business } = deps.config;
  const amount = business.registerSend;
  if (shop === 'off' || amount === 0) return;
  const owner = await lockOwner(tx, uid);
  const key = `registration:${owner}`;
  if (await hasTransfer(tx, key)) return;
  const now = deps.now();
  if (!(await insertGiftedPhone(tx, deps.personal.blindIndex('registersend', phone), now))) return;
  const expiresAt = business.giftDays === 0 ? 0 : now + business.giftDays * DAY_MS;
  await post(tx, deps, { key, kind: 'registration-gift', uid, unit: 'card', amount, expiresAt });
  const about = { uid, key, type: MESSAGE_TYPE.cards, extra: '' };
  await sendMessage(tx, deps, { ...about, template: 'cardsGiven', args: { count: amount } });
}
