import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { findShootOfUser, listUnfinishedShoots } from './shoots.store.ts';
import { viewShoots } from './shoots.view.ts';

export async function queueResult(
  deps: Deps,
  actor: User,
  input: RequestOf<'QUEUERESULT'>,
): Promise<ResponseOf<'QUEUERESULT'>> {
  if (input.id === undefined) {
    return { shoots: await viewShoots(deps, actor, await listUnfinishedShoots(deps.db, actor.uid)) };
  }
  const shoot = await findShootOfUser(deps.db, actor.uid, input.id);
  if (!shoot) throw new AppError(ERROR.notFound, 'no such shoot');
  return { shoots: await viewShoots(deps, actor, [shoot]) };
}
