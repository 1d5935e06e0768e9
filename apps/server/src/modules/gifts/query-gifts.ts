import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { listSubjectIndexes } from '../identities/index.ts';
import { findUsers, nameOf } from '../users/index.ts';
import { type GiftRow, listLatestGifts, listWaitingFor } from './gifts.store.ts';

const LINES_MAX = 50;

export async function queryGifts(
  { db, now, personal }: Deps,
  { uid, locale }: User,
  _input: RequestOf<'QUERYGIFTS'>,
): Promise<ResponseOf<'QUERYGIFTS'>> {
  const gifts = await listLatestGifts(db, uid, LINES_MAX);
  const waiting = await listWaitingFor(db, await listSubjectIndexes(db, uid, 'phone'));
  const others = gifts.flatMap((gift) => otherOf(gift, uid) ?? []);
  const users = await findUsers(db, others);
  const nicks = new Map(await Promise.all(users.map(async (user) => [user.uid, await nameOf(user, locale)] as const)));
  /** Who the other one of a gift is, as far as the caller may know. */
  const viewOther = (gift: GiftRow) => {
    const nick = nicks.get(otherOf(gift, uid) ?? '');
    return {
      ...(nick !== undefined && { nick }),
      ...(gift.uid === uid && gift.number_sealed !== null && { number: personal.decrypt(gift.number_sealed) }),
    };
  };
  const offered = waiting.filter((gift) => gift.uid !== uid && gift.expires_at > now());
  return {
    offered: offered.map(({ id, count, expires_at }) => ({ id, count, expires_at })),
    gifts: gifts.map((gift) => ({
      ...{ id: gift.id, count: gift.count, sent_at: gift.sent_at, expires_at: gift.expires_at },
      ...(gift.ended_at !== null && { ended_at: gift.ended_at }),
      ...viewOther(gift),
      state: gift.uid === uid ? gift.state : ('got' as const),
    })),
  };
}

/** Whoever took what the caller gave, or gave what the caller took; nobody while it waits: it is not told whether its number has an account. */
const otherOf = ({ uid, taken_by }: GiftRow, caller: string): string | undefined =>
  uid === caller ? (taken_by ?? undefined) : uid;
