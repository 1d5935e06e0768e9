import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { listPeople } from '../people/index.ts';
import { canSeeFace } from './faces.policy.ts';
import { listFaces } from './faces.store.ts';
import { viewFace } from './faces.view.ts';

export async function queryIcons(
  deps: Deps,
  actor: User,
  _input: RequestOf<'QUERYICONS'>,
): Promise<ResponseOf<'QUERYICONS'>> {
  const faces = await listFaces(deps.db, actor.uid);
  const people = new Map((await listPeople(deps.db, actor.uid)).map((person) => [person.id, person]));
  // Of a person who was erased between the two questions nothing is shown.
  const seen = faces.filter(
    (face) => canSeeFace(actor, face) && (face.member_id === null || people.has(face.member_id)),
  );
  return { icons: seen.map((face) => viewFace(deps, face, people.get(face.member_id ?? ''))) };
}
