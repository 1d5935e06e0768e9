import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { faceIdsOfPerson } from '../faces/index.ts';
import { listKeptThemes, listPhotos } from './photos.store.ts';
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
    faceIds: input.fid === undefined ? undefined : await faceIdsOfPerson(deps.db, actor.uid, input.fid),
    isKept: true,
  });
  const [photos, themes] = await Promise.all([viewPhotos(deps, actor, rows), listKeptThemes(deps.db, actor.uid)]);
  return { photos, page: input.page, total, themes };
}
