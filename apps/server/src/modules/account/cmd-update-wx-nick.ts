import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { changeUser, judgeName } from '../users/index.ts';

export async function cmdUpdateWxNick(
  deps: Deps,
  actor: User,
  input: RequestOf<'CMD_UPDATEWXNICK'>,
): Promise<ResponseOf<'CMD_UPDATEWXNICK'>> {
  const nick = await judgeName(deps, input.nick, actor.locale);
  await changeUser(deps.db, actor.uid, { nick });
  return { nick };
}
