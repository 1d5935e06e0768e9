import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/handler.ts';
import { listPhotos } from './photos.store.ts';
import { viewPhotos } from './photos.view.ts';

export async function queryPhotoes(
  deps: Deps,
  actor: User,
  input: RequestOf<'QUERYPHOTOES'>,
): Promise<ResponseOf<'QUERYPHOTOES'>> {
  const { rows, total } = await listPhotos(deps.db, {
    uid: actor.uid,
    page: input.page,
    // Every photo of an album shows faces of its owner: 'involved' leaves none out until albums are shared.
    parts: input.id === 'involved' ? 'any' : input.id,
    theme: input.filter,
    faceId: input.fid,
    isKept: true,
  });
  return { photos: await viewPhotos(deps, actor, rows), page: input.page, total };
}
