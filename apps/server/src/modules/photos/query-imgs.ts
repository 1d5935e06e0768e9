import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { findPhotos } from './photos.store.ts';
import { viewPhotos } from './photos.view.ts';

export async function queryImgs(
  deps: Deps,
  actor: User,
  input: RequestOf<'QUERYIMGS'>,
): Promise<ResponseOf<'QUERYIMGS'>> {
  const rows = new Map((await findPhotos(deps.db, actor.uid, input.ids)).map((row) => [row.id, row]));
  const asked = [...new Set(input.ids)].flatMap((id) => rows.get(id) ?? []);
  return { imgs: await viewPhotos(deps, actor, asked) };
}
