import { type ClosingView, RESULT_STATUS } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { countFaces } from '../faces/index.ts';
import { countOnWay } from '../gifts/index.ts';
import { readBalances } from '../ledger/index.ts';
import { listMessagesOfUser } from '../messages/index.ts';
import { countAddresses, countAskedBack, countRefundable, countUndelivered, countWaiting } from '../orders/index.ts';
import { listPeople } from '../people/index.ts';
import { listPhotosOfUser } from '../photos/index.ts';
import { listShootsOfUser } from '../shoots/index.ts';

/** What an account has, and what would be gone with it. */
export async function countLosses(deps: Pick<Deps, 'db' | 'config' | 'now'>, uid: string): Promise<ClosingView> {
  const { card, point, coin, coupon } = await readBalances(deps, uid);
  const sent = await countOnWay(deps.db, uid);
  const back = await countRefundable(deps.db, deps, uid);
  const cards = card.total + sent;
  const orders = await countWaiting(deps.db, uid);
  const prints = await countUndelivered(deps.db, uid);
  const refunds = await countAskedBack(deps.db, uid);
  const addresses = await countAddresses(deps.db, uid);
  return {
    ...(await countDestroyed(deps.db, uid)),
    ...(cards > 0 && { cards }),
    ...(card.held > 0 && { cardsheld: card.held }),
    ...(sent > 0 && { cardssent: sent }),
    ...(back > 0 && { cardsback: back }),
    ...(point.total > 0 && { points: point.total }),
    ...(coin.total > 0 && { coins: coin.total }),
    ...(coupon.total > 0 && { coupons: coupon.total }),
    ...(orders > 0 && { orders }),
    ...(prints > 0 && { prints }),
    ...(refunds > 0 && { refunds }),
    ...(addresses > 0 && { addresses }),
    days: deps.config.business.closingDays,
  };
}

/** What goes with an account, by kind; what was in its purses stays in the books, under a pseudonym. */
export async function countDestroyed(
  db: Db,
  uid: string,
): Promise<Pick<ClosingView, 'photos' | 'unkept' | 'faces' | 'people' | 'shoots' | 'messages' | 'published'>> {
  const [photos, faces, people, shoots, messages] = await Promise.all([
    listPhotosOfUser(db, uid),
    countFaces(db, uid),
    listPeople(db, uid),
    listShootsOfUser(db, uid),
    listMessagesOfUser(db, uid),
  ]);
  const kept = photos.filter(({ status }) => status >= RESULT_STATUS.paid);
  return {
    photos: kept.length,
    unkept: photos.length - kept.length,
    faces,
    people: people.length,
    shoots: shoots.length,
    messages: messages.length,
    published: kept.filter(({ square }) => square).length,
  };
}
