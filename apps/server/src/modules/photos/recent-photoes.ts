import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { listPhotos } from './photos.store.ts';
import { viewPhotos } from './photos.view.ts';

export async function recentPhotoes(
  deps: Deps,
  actor: User,
  input: RequestOf<'RECENTPHOTOES'>,
): Promise<ResponseOf<'RECENTPHOTOES'>> {
  const { rows, total } = await listPhotos(deps.db, {
    uid: actor.uid,
    page: input.page,
    parts: 'any',
    isLeft: input.left,
    kind: input.id === 'all' ? undefined : input.id,
  });
  return { photos: await viewPhotos(deps, actor, rows), page: input.page, total };
}
