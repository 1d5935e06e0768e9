import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { listLatestGifts } from './gifts.store.ts';

const LINES_MAX = 50;

export async function queryGifts(
  { db }: Deps,
  { uid }: User,
  _input: RequestOf<'QUERYGIFTS'>,
): Promise<ResponseOf<'QUERYGIFTS'>> {
  const gifts = await listLatestGifts(db, uid, LINES_MAX);
  return {
    gifts: gifts.map(({ id, count, sent_at, expires_at, state, ...gift }) => ({
      ...{ id, count, sent_at, expires_at },
      state: gift.uid === uid ? state : 'got',
    })),
  };
}
