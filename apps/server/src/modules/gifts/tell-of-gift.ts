import type { Db, Deps } from '../../deps.ts';
import { findIdentity } from '../identities/index.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { noteName, readUser } from '../users/index.ts';
import { type GiftRow, listWaitingFor, lockGift } from './gifts.store.ts';

/** Tells whoever has the phone that gold cards wait for them, and of whom they are. */
export async function tellOfGift(tx: Db, deps: Deps, uid: string, { id, uid: giver, count }: GiftRow): Promise<void> {
  const nick = noteName(await readUser(tx, giver));
  const about = { uid, key: `gift:${id}:waits`, type: MESSAGE_TYPE.cards, extra: id };
  await sendMessage(tx, deps, { ...about, template: 'giftWaits', args: { nick, count } });
}

/** Tells whoever has the phone of a gift that waits; nobody where no account has it. */
export async function tellFriend(deps: Deps, { giftId }: { giftId: string }): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const gift = await lockGift(tx, giftId);
    if (!gift?.phone_index) return;
    const friend = await findIdentity(tx, 'phone', gift.phone_index);
    if (friend) await tellOfGift(tx, deps, friend.uid, gift);
  });
}

/** Tells an account that has a phone now of what waited for it. */
export async function tellOfGifts(tx: Db, deps: Deps, { uid, phone }: { uid: string; phone: string }): Promise<void> {
  for (const gift of await listWaitingFor(tx, [phone]))
    if (gift.uid !== uid && gift.expires_at > deps.now()) await tellOfGift(tx, deps, uid, gift);
}

/** How many digits of the friend's number its giver is told. */
const TAIL = 4;

/** Tells the giver how it ended, and by the end of the number that they gave it to of whom, where that is not forgotten. */
export async function tellGiver(
  tx: Db,
  deps: Deps,
  { id, uid, count, number_sealed }: GiftRow,
  ending: 'taken' | 'returned',
): Promise<void> {
  const about = { uid, key: `gift:${id}:ended`, type: MESSAGE_TYPE.cards, extra: id };
  if (number_sealed === null) {
    const template = ending === 'taken' ? 'giftTaken' : 'giftReturned';
    return sendMessage(tx, deps, { ...about, template, args: { count } });
  }
  const tail = deps.personal.decrypt(number_sealed).slice(-TAIL);
  const template = ending === 'taken' ? 'giftTakenBy' : 'giftNotTakenBy';
  await sendMessage(tx, deps, { ...about, template, args: { tail, count } });
}
