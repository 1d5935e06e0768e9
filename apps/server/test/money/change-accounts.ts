import { transact } from '../../src/database/transact.ts';
import { accountMerged } from '../../src/events/account-events.ts';
import { publish } from '../../src/events/publish.ts';
import { endAccount } from '../../src/modules/closing/end-account.ts';
import { settlePayment } from '../../src/modules/orders/settle-payment.ts';
import { deleteUser, lockUserWhole } from '../../src/modules/users/index.ts';
import { newPhone, type World } from '../module-world.ts';
import type { Book } from './book.ts';
import { newPerson, type Person } from './people.ts';
import { playActs } from './play-round.ts';
import { Account } from './reckoning.ts';
import type { Change } from './steps.ts';

/** Somebody's account ends, or takes another one in, while nobody does anything else. */
export function changeAccounts(world: World, book: Book, people: Person[], { change, who }: Change): Promise<void> {
  return change === 'close' ? close(world, book, people, who) : merge(world, book, people, who);
}

/** Somebody else comes in the place of who leaves. */
async function close(world: World, book: Book, people: Person[], who: number): Promise<void> {
  const [gone, giver] = [people[who], people.at(who - 1)];
  if (!gone || !giver) return;
  await transact(world.deps.db, async (tx) => {
    await lockUserWhole(tx, gone.user.uid);
    await endAccount(tx, world.deps, gone.user.uid);
  });
  for (const gift of giver.account.given.filter(({ state }) => state === 'waits')) {
    gift.state = 'returned';
    giver.account.cards.add('paid', gift.count);
  }
  // The channel tells of what it was paid: nobody asks it about an order that is not there any more.
  for (const order of gone.account.orders.filter(({ silent }) => silent > 0)) {
    const paid = book.pay(order.id);
    if (paid) await settlePayment(world.deps, 'sandbox', paid);
  }
  people[who] = await newPerson(world);
}

/** Another account of somebody turns out to be theirs: with its gift, a coupon that expires, and an order that was paid in silence. */
async function merge(world: World, book: Book, people: Person[], who: number): Promise<void> {
  const me = people[who];
  if (!me) return;
  const phone = newPhone();
  const other: Person = { ...me, phone, user: await world.signIn(phone), account: new Account([]) };
  const act = (one: Parameters<typeof playActs>[3][number]) => playActs(world, book, [other], [one]);
  await act({ do: 'grant', unit: 'coupon', amount: 1, lifeMinutes: 42 });
  await act({ do: 'plan', nth: 0, twice: false });
  await act({ do: 'checkout', nth: 0, how: 'silent' });
  await transact(world.deps.db, async (tx) => {
    const uids = { from: other.user.uid, to: me.user.uid };
    for (const uid of Object.values(uids).toSorted()) await lockUserWhole(tx, uid);
    await publish(tx, world.deps, accountMerged, uids);
    await deleteUser(tx, uids.from);
  });
  me.account.takeIn(other.account);
}
