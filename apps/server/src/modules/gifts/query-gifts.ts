import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { listSubjectIndexes } from '../identities/index.ts';
import { listLatestGifts, listWaitingFor } from './gifts.store.ts';

const LINES_MAX = 50;

export async function queryGifts(
  { db, now }: Deps,
  { uid }: User,
  _input: RequestOf<'QUERYGIFTS'>,
): Promise<ResponseOf<'QUERYGIFTS'>> {
  const gifts = await listLatestGifts(db, uid, LINES_MAX);
  const waiting = await listWaitingFor(db, await listSubjectIndexes(db, uid, 'phone'));
  const offered = waiting.filter((gift) => gift.uid !== uid && gift.expires_at > now());
  return {
    offered: offered.map(({ id, count, expires_at }) => ({ id, count, expires_at })),
    gifts: gifts.map(({ id, count, sent_at, expires_at, ended_at, state, ...gift }) => ({
      ...{ id, count, sent_at, expires_at },
      ...(ended_at !== null && { ended_at }),
      state: gift.uid === uid ? state : 'got',
    })),
  };
}
