import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { countUnread, removeMessages } from './messages.store.ts';

export async function delMessage(
  deps: Deps,
  actor: User,
  input: RequestOf<'DELMESSAGE'>,
): Promise<ResponseOf<'DELMESSAGE'>> {
  await removeMessages(deps.db, actor, input.ids, deps.now());
  return { unread: await countUnread(deps.db, actor) };
}
