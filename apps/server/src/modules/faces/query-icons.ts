import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/handler.ts';
import { canSeeFace } from './faces.policy.ts';
import { listFaces } from './faces.store.ts';
import { viewFace } from './faces.view.ts';

export async function queryIcons(
  deps: Deps,
  actor: User,
  _input: RequestOf<'QUERYICONS'>,
): Promise<ResponseOf<'QUERYICONS'>> {
  const faces = await listFaces(deps.db, actor.uid);
  return { icons: faces.filter((face) => canSeeFace(actor, face)).map((face) => viewFace(deps, face)) };
}
