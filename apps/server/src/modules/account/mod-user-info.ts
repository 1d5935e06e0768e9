import { ERROR, type RequestOf, type ResponseOf, USER_INFO } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/handler.ts';
import { changeUser, judgeName, readUser } from '../users/index.ts';
import { findPortrait } from './portrait.ts';

export async function modUserInfo(
  deps: Deps,
  actor: User,
  input: RequestOf<'MODUSERINFO'>,
): Promise<ResponseOf<'MODUSERINFO'>> {
  if (input.id === USER_INFO.nick) {
    // A name that was given at the first sign-in may be kept as it is.
    if (input.data === (await readUser(deps.db, actor.uid)).nick) return {};
    const nick = await judgeName(deps, input.data, actor.locale);
    await changeUser(deps.db, actor.uid, { nick });
    return {};
  }
  if (input.data !== '' && (await findPortrait(deps, actor, input.data)) === undefined) {
    throw new AppError(ERROR.notFound, 'no such photo or face');
  }
  await changeUser(deps.db, actor.uid, { headimg: input.data });
  return {};
}
