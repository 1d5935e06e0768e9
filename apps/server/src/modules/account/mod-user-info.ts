import { ERROR, type RequestOf, type ResponseOf, USER_INFO } from '@kinora/contract';
import { ModerationSilentError } from '../../adapters/ports/moderation.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/handler.ts';
import { changeUser } from '../users/index.ts';
import { findPortrait } from './portrait.ts';

export async function modUserInfo(
  deps: Deps,
  actor: User,
  input: RequestOf<'MODUSERINFO'>,
): Promise<ResponseOf<'MODUSERINFO'>> {
  if (input.id === USER_INFO.nick) {
    await judgeName(deps, input.data, actor.locale);
    await changeUser(deps.db, actor.uid, { nick: input.data });
    return {};
  }
  if (input.data !== '' && (await findPortrait(deps, actor, input.data)) === undefined) {
    throw new AppError(ERROR.notFound, 'no such photo or face');
  }
  await changeUser(deps.db, actor.uid, { headimg: input.data });
  return {};
}

/** Others read it beside a published photo. */
async function judgeName(deps: Deps, name: string, locale: string): Promise<void> {
  const judged = await deps.moderation.checkText(name, locale).catch((error: unknown) => {
    if (!(error instanceof ModerationSilentError)) throw error;
    throw new AppError(ERROR.serverFailure, 'cannot be judged now');
  });
  if (judged.verdict === 'refuse') throw new AppError(ERROR.nameRefused, 'may not be shown', [judged.reason]);
}
