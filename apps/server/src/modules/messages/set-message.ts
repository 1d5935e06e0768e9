import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { countUnread, markRead } from './messages.store.ts';

export async function setMessage(
  deps: Deps,
  actor: User,
  input: RequestOf<'SETMESSAGE'>,
): Promise<ResponseOf<'SETMESSAGE'>> {
  await markRead(deps.db, actor, input.ids, deps.now());
  return { unread: await countUnread(deps.db, actor) };
}
