import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { markLookedAt } from './photos.store.ts';

export async function readPhoto(
  deps: Deps,
  actor: User,
  input: RequestOf<'READPHOTO'>,
): Promise<ResponseOf<'READPHOTO'>> {
  await markLookedAt(deps.db, actor.uid, input.ids);
  return {};
}
