import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { countUnread, listMessages } from './messages.store.ts';
import { viewMessages } from './messages.view.ts';

export async function queryMessage(
  deps: Deps,
  actor: User,
  input: RequestOf<'QUERYMESSAGE'>,
): Promise<ResponseOf<'QUERYMESSAGE'>> {
  const { rows, total } = await listMessages(deps.db, {
    uid: actor.uid,
    loginId: actor.loginId,
    changedAfter: input.lastupdate,
    type: input.type,
    page: input.page,
  });
  return {
    messages: await viewMessages(deps, actor, rows),
    page: input.page,
    total,
    unread: await countUnread(deps.db, actor),
  };
}
